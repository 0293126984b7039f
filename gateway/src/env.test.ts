import { expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { messagingOf } from "./edge/http/messaging.ts";

test("starts without any settings", () => {
  const env = readEnv({});
  expect([env.PORT, env.HOST_PORT, env.PUBLIC_URL, env.API_HOST]).toEqual([
    4000,
    4100,
    "http://localhost:4000",
    undefined,
  ]);
  expect(env.HOST_IDEMPOTENCY).toBe(true);
});

test("keeps serving for five seconds after SIGTERM behind a proxy, and stops at once without one", () => {
  expect(readEnv({}).SHUTDOWN_DELAY).toBe(0);
  expect(readEnv({ TRUSTED_PROXIES: "1" }).SHUTDOWN_DELAY).toBe(5);
  expect(readEnv({ TRUSTED_PROXIES: "1", SHUTDOWN_DELAY: "0" }).SHUTDOWN_DELAY).toBe(0);
});

test("treats empty values as unset, splits lists and normalizes addresses", () => {
  const env = readEnv({
    PORT: "",
    API_HOST: "http://host:4100/api/",
    AB_HOSTS: "A.test, b.test,",
    PUBLIC_URL: "https://app.test/x",
  });
  expect([env.PORT, env.API_HOST, env.AB_HOSTS, env.PUBLIC_URL]).toEqual([
    4000,
    "http://host:4100/api",
    ["a.test", "b.test"],
    "https://app.test",
  ]);
  expect(env.HOST_IDEMPOTENCY).toBe(false);
});

test.each([
  ["PORT", "many"],
  ["PORT", "70000"],
  ["API_HOST", "host:4100"],
  ["API_HOST", "ftp://host"],
  ["REDIS_URL", "http://redis"],
  ["SESSION_SECRET", "short"],
  ["GRAPHIQL", "perhaps"],
  ["LOG_LEVEL", "loud"],
  ["MESSAGING_SCRIPT_URL", "widget.test/app.js"],
  ["MESSAGING_APP_ID", "no spaces"],
  ["MESSAGING_SECRET", "short"],
  ["MESSAGING_ORIGINS", "https://a.test/path"],
])("%s=%s stops the start with a message that names the setting", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`not usable:\n  ${name}: `));
});

test("requires complete provider credentials and a public host for them", () => {
  expect(() => readEnv({ GOOGLE_CLIENT_ID: "g" })).toThrow(/GOOGLE_CLIENT_SECRET/);
  expect(() => readEnv({ GITHUB_CLIENT_SECRET: "g" })).toThrow(/GITHUB_CLIENT_ID/);
  const pair = { GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "s" };
  expect(() => readEnv({ ...pair, API_HOST: "https://host.test" })).toThrow(/GATEWAY_KEY/);
  expect(readEnv({ ...pair, API_HOST: "https://host.test", GATEWAY_KEY: "k".repeat(32) }).GOOGLE_CLIENT_ID).toBe("g");
});

test("requires the script and the workspace of a messenger, and disables it without them", () => {
  expect(messagingOf(readEnv({}))).toBeUndefined();
  expect(() => readEnv({ MESSAGING_APP_ID: "app-7" })).toThrow("MESSAGING_SCRIPT_URL: is missing; set both or neither");
  const script = { MESSAGING_SCRIPT_URL: "https://widget.test/app-7.js" };
  expect(() => readEnv(script)).toThrow("MESSAGING_APP_ID: is missing; set both or neither");
  expect(
    messagingOf(
      readEnv({ ...script, MESSAGING_APP_ID: "app-7", MESSAGING_ORIGINS: "https://a.test/, wss://b.test:8" }),
    ),
  ).toMatchObject({
    scriptUrl: "https://widget.test/app-7.js",
    appId: "app-7",
    origins: ["https://a.test", "wss://b.test:8"],
  });
});
