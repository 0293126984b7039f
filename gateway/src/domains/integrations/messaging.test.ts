import { createHmac } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messagingOf } from "#gateway/edge/http/messaging.ts";
import { member, START } from "#gateway/testing/principals.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const secret = "a secret of the messenger";
const settings = {
  MESSAGING_SCRIPT_URL: "https://widget.messenger.test/app-7.js",
  MESSAGING_APP_ID: "app-7",
  MESSAGING_SECRET: secret,
  MESSAGING_ORIGINS: [],
};
const ask = "{ viewer { messaging { scriptUrl appId person { userId email role companyId planId identity } } } }";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ messaging: messagingOf(settings) });
});
afterAll(() => gateway.close());

test("returns the messenger's settings and a signature to a member, but never its secret", async () => {
  const { data } = await gateway.execute(ask, {}, { as: "admin" });
  const identity = createHmac("sha256", secret).update("101").digest("hex");
  const person = { userId: 101, email: "admin@demo.test", role: "ADMIN", companyId: 7, planId: 2, identity };
  expect(data).toEqual({ viewer: { messaging: { scriptUrl: settings.MESSAGING_SCRIPT_URL, appId: "app-7", person } } });
  expect(JSON.stringify(data)).not.toContain(secret);
});

test.each(["tool", "share", "nobody"] as const)("returns no messenger to %s", async (as) => {
  expect((await gateway.execute(ask, {}, { as })).data).toEqual({ viewer: { messaging: null } });
});

test("returns no messenger to a member under a customer's host name", async () => {
  const headers = await gateway.headersOf({ as: "admin" });
  const body = JSON.stringify({ id: gateway.trust(ask), variables: {} });
  const answer = await new Promise<string>((resolve, reject) => {
    const options = {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", "x-app": "1", host: "stats.acme.test" },
    };
    request(`${gateway.url}/graphql`, options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks).toString("utf8"));
    })
      .on("error", reject)
      .end(body);
  });
  expect(JSON.parse(answer)).toEqual({ data: { viewer: { messaging: null } } });
});

test("returns no messenger during impersonation or to the demo viewer", async () => {
  const base = member("owner", START);
  const impersonation = { memberName: "A", companyName: "B", endsAt: START + 3_600_000, own: base };
  for (const principal of [
    { ...base, impersonation },
    { ...base, isReadOnly: true },
  ]) {
    expect((await gateway.execute(ask, {}, { principal })).data).toEqual({ viewer: { messaging: null } });
  }
});

test("returns no messenger when none is configured, without a request to the host", async () => {
  const plain = await testGateway();
  expect((await plain.execute(ask, {}, { as: "admin" })).data).toEqual({ viewer: { messaging: null } });
  expect(plain.calls("getUser")).toEqual([]);
  await plain.close();
});
