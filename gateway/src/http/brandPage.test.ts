import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DomainSetting } from "@sightline/schema/rest/company/company";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Raw, SILENCE } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const page = `<!doctype html><html lang="en"><head><title></title>
    <link rel="icon" href="data:," /></head><body></body></html>`;
const setting: DomainSetting = {
  website_logo: "/brand-image/0123456789abcdef0123456789abcdef",
  website_name: `Acme "<Stats>"`,
  website_favicon: null,
  cdn_domain: null,
  main_color: "#0a7d5c",
  CSS_url: "https://cdn.acme.test/brand/a.css",
  sso_flag: false,
  sso_force_redirect: false,
  sso_domain: null,
  sso_client_id: null,
  sso_client_secret: null,
  paid_plan: null,
  custom_language: "de",
};

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "brand-page-"));
  await writeFile(path.join(folder, "index.html"), page);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  gateway = await testGateway({ webRoot: folder });
  return () => gateway.close();
});

/** As a browser that shows `host` in its address bar. */
const open = (host: string, at = "/login", house = gateway) =>
  new Promise<{ headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    request(house.url + at, { headers: { host } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ headers: response.headers, body: Buffer.concat(chunks).toString("utf8") });
    })
      .on("error", reject)
      .end();
  });

test("the page of a customer's host name is theirs before any script runs", async () => {
  gateway.answers({ getDomainSetting: setting });
  const { body, headers } = await open("stats.acme.test:4000");
  expect(body).toContain("<title>Acme &quot;&lt;Stats&gt;&quot;</title>");
  expect(body).toContain(`<html lang="de" data-brand="Acme &quot;&lt;Stats&gt;&quot;" data-brand-kind="WHITE_LABEL"`);
  expect(body).toContain(`<meta name="theme-color" content="#0a7d5c" />`);
  expect(body).toContain(`<link rel="stylesheet" href="https://cdn.acme.test/brand/a.css" />`);
  expect(body.toLowerCase()).not.toContain("sightline");
  expect(headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline' https://cdn.acme.test;");
  expect(headers["content-security-policy"]).toContain("script-src 'self';");
  expect(headers["vary"]).toMatch(/^host\b/);
});

test("each of our own host names is itself, with the usual policy", async () => {
  for (const [host, name] of [
    ["localhost", "Sightline"],
    ["ab.test", "Sightline Experiments"],
    ["optimise.test", "Sightline Optimise"],
  ] as const) {
    const { body, headers } = await open(host);
    expect(body).toContain(`<title>${name}</title>`);
    expect(headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline';");
  }
});

test("a messenger's script and origins are let in where one is configured, and on no page of a customer's", async () => {
  const messaging = {
    scriptUrl: "https://widget.messenger.test/app-7.js",
    appId: "app-7",
    identityOf: () => null,
    origins: ["wss://live.messenger.test"],
  };
  const other = await testGateway({ webRoot: folder, messaging });
  const own = String((await open("localhost", "/login", other)).headers["content-security-policy"]);
  expect(own).toContain("script-src 'self' https://widget.messenger.test;");
  expect(own).toContain("connect-src 'self' https://widget.messenger.test wss://live.messenger.test;");
  expect(own).toContain("style-src 'self' 'unsafe-inline';");
  other.answers({ getDomainSetting: setting });
  const customers = String((await open("stats.acme.test:4000", "/login", other)).headers["content-security-policy"]);
  expect(customers).not.toContain("messenger.test");
  await other.close();
  // unconfigured, nothing of it is anywhere
  expect((await open("localhost")).headers["content-security-policy"]).not.toContain("messenger.test");
});

test("a host that fails or keeps silent makes no page of ours of a customer's", async () => {
  gateway.answers({ getDomainSetting: new Raw(409, { err: "no" }) });
  expect((await open("stats.acme.test")).body).toContain("<title>stats.acme.test</title>");
  gateway.answers({ getDomainSetting: () => SILENCE });
  const silent = await open("stats.other.test");
  expect(silent.body).toContain("<title>stats.other.test</title>");
  expect((await open("localhost")).body).toContain("<title>Sightline</title>");
});

test("pictures of brands are had by their hash alone", async () => {
  for (const at of ["/brand-image/", "/brand-image/..%2fuser", "/brand-image/0123456789ABCDEF0123456789ABCDEF"]) {
    expect((await fetch(gateway.url + at)).status).toBe(404);
  }
});

test("what is said of links and mails follows the host name", async () => {
  gateway.answers({ inviteMember: () => new Raw(500), signUp: undefined });
  const document =
    "mutation M($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { problem { message } } }";
  const ask = (host: string) =>
    new Promise((resolve) => {
      const body = JSON.stringify({ id: gateway.trust(document), variables: { input: { email: "a@b.test" } } });
      const headers = { host, "content-type": "application/json", "x-app": "1" };
      request(`${gateway.url}/graphql`, { method: "POST", headers }, (response) => {
        response.resume().on("end", resolve);
      }).end(body);
    });
  await ask("stats.acme.test");
  await ask("localhost:4000");
  expect(gateway.calls("forgotPassword").map(({ headers }) => headers["brandhost"])).toEqual([
    "stats.acme.test",
    undefined,
  ]);
});
