import { afterEach, beforeEach, expect, test } from "vitest";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Session } from "@sightline/schema/rest/account/account";
import { jwtOf, member, START, userOf } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway } from "#gateway/testing/testGateway.ts";
import type { TestGateway } from "#gateway/testing/testGateway.ts";
import { createRevocations, fileStore } from "./revocations.ts";
import { createSealer } from "./seal.ts";

const HOUR = 3600 * 1000;
const WHO = "query Who { viewer { kind } }";
const SIGN_IN =
  "mutation In($input: SignInInput!) { signIn(input: $input) { viewer { kind } problem { code message } } }";
const SIGN_OUT = "mutation Out { signOut { viewer { kind } } }";
const credentials = { input: { email: "owner@demo.test", password: "sightline" } };

const session: Session = {
  name: "The owner",
  email: "owner@demo.test",
  email_hash: "",
  role: 0,
  widget_id: 12,
  widget_name: "Shop",
  widget_key: "k",
  is_pageview: true,
  jwt: jwtOf("owner"),
  session_time: new Date(START).toISOString(),
  user_id: 100,
  company_id: 7,
  company_name: "Demo",
  company_key: "c",
  new_user: false,
  paid_plan: 2,
  version: "1",
  lifetimedeal: false,
  language: "en",
  whitelabel_ref_id: null,
  bypass: false,
  isAuth0: false,
  mtu: 0,
  day2expire: 10,
  website_limit: null,
  paid_plan_expiry_retry: 0,
  plan_info: null,
};

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway({ answers: { authenticate: session } });
});
afterEach(() => gateway.close());

const kindWith = async (cookie: string) => {
  const { data } = await gateway.execute(WHO, {}, { headers: { cookie } });
  return (data as { viewer: { kind: string } } | null | undefined)?.viewer.kind;
};
async function signIn(headers: Record<string, string> = {}) {
  const { headers: answered, data } = await gateway.execute(SIGN_IN, credentials, { headers });
  const line = answered.get("set-cookie") ?? "";
  return { line, cookie: line.split(";")[0] ?? "", data };
}

test("sets a sealed HttpOnly cookie at sign-in, and never returns the jwt to the page", async () => {
  const { line, cookie, data } = await signIn();
  expect(data).toEqual({ signIn: { viewer: { kind: "MEMBER" }, problem: null } });
  expect(line).toMatch(/^session=[\w.-]+; Max-Age=259200; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(line + JSON.stringify(data)).not.toContain(jwtOf("owner"));
  expect(await kindWith(cookie)).toBe("MEMBER");
});

test("binds the cookie to the host over https, and never sends it unencrypted", async () => {
  const secure = await testGateway({ publicUrl: "https://app.example", answers: { authenticate: session } });
  const { headers } = await secure.execute(SIGN_IN, credentials);
  expect(headers.get("set-cookie")).toMatch(
    /^__Host-session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(headers.get("strict-transport-security")).toContain("max-age=");
  await secure.close();
});

test("ends the session exactly 72 hours after the sign-in", async () => {
  const { cookie } = await signIn();
  gateway.clock.now += 72 * HOUR - 1000;
  expect(await kindWith(cookie)).toBe("MEMBER");
  gateway.clock.now += 1000;
  expect(await kindWith(cookie)).toBe("NOBODY");
});

test("ends the session after 72 hours whatever the expiry of the token", async () => {
  const sealer = createSealer("a secret for tests that is long enough", "session", () => START);
  const forever = await sealer.seal(
    { ...member("owner", START - 100 * HOUR), expiresAt: START + 1000 * HOUR },
    START + 1000 * HOUR,
  );
  expect(await kindWith(`session=${forever}`)).toBe("NOBODY");
});

test("treats broken tokens and tokens of another secret or purpose as signed out", async () => {
  const claims = { ...member("owner", START) };
  const foreign = await createSealer("another secret, as long as the first", "session", () => START).seal(
    claims,
    START + HOUR,
  );
  const share = await createSealer("a secret for tests that is long enough", "share", () => START).seal(
    claims,
    START + HOUR,
  );
  const { cookie } = await signIn();
  for (const bad of [
    `session=${foreign}`,
    `session=${share}`,
    `${cookie.slice(0, -4)}AAAA`,
    "session=x.y",
    `${cookie}; session=other`,
  ]) {
    expect(await kindWith(bad)).toBe("NOBODY");
  }
});

test("ends the session for every copy of the cookie at sign-out", async () => {
  const { cookie } = await signIn();
  const { headers, data } = await gateway.execute(SIGN_OUT, {}, { headers: { cookie } });
  expect(data).toEqual({ signOut: { viewer: { kind: "NOBODY" } } });
  expect(headers.get("set-cookie")).toMatch(/^session=; Max-Age=0;/);
  expect(await kindWith(cookie)).toBe("NOBODY");
});

test("starts a new session at a new sign-in and ends the previous one", async () => {
  const first = await signIn();
  const second = await signIn({ cookie: first.cookie });
  expect(second.cookie).not.toBe(first.cookie);
  expect(await kindWith(first.cookie)).toBe("NOBODY");
  expect(await kindWith(second.cookie)).toBe("MEMBER");
});

test("sets no cookie after a failed sign-in and preserves the current session", async () => {
  const { cookie } = await signIn();
  gateway.answers({ authenticate: new Raw(401, { err: "Wrong e-mail or password", code: "UNAUTHENTICATED" }) });
  const { headers, data } = await gateway.execute(SIGN_IN, credentials, { headers: { cookie } });
  expect(data).toMatchObject({ signIn: { problem: { code: "UNAUTHENTICATED", message: "Wrong e-mail or password" } } });
  expect(headers.get("set-cookie")).toBeNull();
  expect(await kindWith(cookie)).toBe("MEMBER");
});

test("signs out an inactive member at the next membership check", async () => {
  const { cookie } = await signIn();
  gateway.answers({ getUser: { ...userOf("owner"), status: 2 } });
  const { errors, headers } = await gateway.execute(
    "query M { viewer { viewerCanWrite } }",
    {},
    { headers: { cookie } },
  );
  expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  expect(headers.get("set-cookie")).toMatch(/^session=;/);
  expect(await kindWith(cookie)).toBe("NOBODY");
});

test("ends the session when the host refuses its jwt, instead of failing permanently", async () => {
  const { cookie } = await signIn();
  gateway.answers({ getUser: new Raw(401, { err: "expired", code: "UNAUTHENTICATED" }) });
  const { headers } = await gateway.execute("query M { viewer { user { name } } }", {}, { headers: { cookie } });
  expect(headers.get("set-cookie")).toMatch(/^session=;/);
  expect(await kindWith(cookie)).toBe("NOBODY");
});

test("caches a member's status for ten seconds", async () => {
  const { cookie } = await signIn();
  const ask = () => gateway.execute("query M { viewer { viewerCanWrite } }", {}, { headers: { cookie } });
  await ask();
  await ask();
  expect(gateway.calls("getUser")).toHaveLength(1);
  gateway.clock.now += 10_000;
  await ask();
  expect(gateway.calls("getUser")).toHaveLength(2);
});

test("reads the member with the standing, and again after each change", async () => {
  const { cookie } = await signIn();
  const ask = async () => {
    const { data } = await gateway.execute(
      "query M { viewer { viewerCanWrite user { name } } }",
      {},
      { headers: { cookie } },
    );
    return (data as { viewer: { user: { name: string } } } | null | undefined)?.viewer.user.name;
  };
  expect([await ask(), await ask()]).toEqual(["The owner", "The owner"]);
  expect(gateway.calls("getUser")).toHaveLength(1);
  gateway.answers({
    getUser: { ...userOf("owner"), name: "Olivia" },
    setUserAttribute: { key: "insight", value: "{}" },
  });
  const change = 'mutation C { setUserAttribute(input: { key: INSIGHT, value: "{}" }) { problem { code } } }';
  expect((await gateway.execute(change, {}, { headers: { cookie } })).errors).toBeUndefined();
  expect(await ask()).toBe("Olivia");
});

test("does not restore ended sessions after a restart", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "sightline-"));
  const before = await createRevocations(() => START, fileStore(folder));
  await before.revoke("a-session", START + HOUR);
  await before.revoke("an-old-session", START + 1);
  const after = await createRevocations(() => START + 2, fileStore(folder));
  expect([after.has("a-session"), after.has("an-old-session"), after.has("another")]).toEqual([true, false, false]);
  await Promise.all([before.close(), after.close()]);
  await rm(folder, { recursive: true });
});

test("treats the sender of an invalid share token as signed out, even with a member's cookie", async () => {
  const { cookie } = await signIn();
  const { data } = await gateway.execute(WHO, {}, { headers: { cookie, "x-share-token": "forged" } });
  expect(data).toEqual({ viewer: { kind: "NOBODY" } });
});

test("expires a share token after one hour", async () => {
  const headers = await gateway.headersOf({ as: "share" });
  expect((await gateway.execute(WHO, {}, { headers })).data).toEqual({ viewer: { kind: "SHARE" } });
  gateway.clock.now += HOUR;
  expect((await gateway.execute(WHO, {}, { headers })).data).toEqual({ viewer: { kind: "NOBODY" } });
});

test("closes live sockets with the session that opened them", async () => {
  const headers = await gateway.headersOf({ as: "owner" });
  const { WebSocket } = await import("ws");
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", { headers });
  const closed = new Promise<number>((resolve) => void socket.on("close", resolve));
  await new Promise((resolve) => void socket.on("open", resolve));
  const acknowledged = new Promise((resolve) => void socket.once("message", resolve));
  socket.send(JSON.stringify({ type: "connection_init" }));
  await acknowledged;
  await gateway.execute(SIGN_OUT, {}, { headers });
  expect(await closed).toBe(4401);
  await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED);
});
