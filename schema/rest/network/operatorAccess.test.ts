import { describe, expect, test } from "vitest";
import { isLocalRequest, isLoopbackUrl, isOnThisMachine } from "./loopback.ts";
import { isOperator } from "./operatorAccess.ts";

const local = { peer: "127.0.0.1", headers: { host: "localhost:4100" } };
const TOKEN = "a token of 16 or more characters";

test("recognizes loopback addresses in every URL notation", () => {
  for (const url of [
    "http://localhost:1",
    "http://LOCALHOST.",
    "http://a.localhost",
    "http://127.9.9.9",
    "http://[::1]:4",
  ])
    expect([url, isLoopbackUrl(url)]).toEqual([url, true]);
  for (const url of [
    "http://localhost.example",
    "http://10.0.0.1",
    "https://app.example",
    "http://0.0.0.0",
    "http://[::]",
  ])
    expect([url, isLoopbackUrl(url)]).toEqual([url, false]);
  expect(isLoopbackUrl("http://2130706433/")).toBe(true);
});

test("treats an installation as local only if both of its addresses are", () => {
  const [here, there] = ["http://localhost:4000", "https://stats.example"];
  const both = (PUBLIC_URL: string, TRACKER_URL: string) => isOnThisMachine({ PUBLIC_URL, TRACKER_URL });
  expect([both(here, here), both(there, here), both(here, there)]).toEqual([true, false, false]);
});

describe("local request", () => {
  test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("can come from %s", (peer) => {
    expect(isLocalRequest({ ...local, peer })).toBe(true);
  });

  test.each(["192.168.0.2", "203.0.113.9", "::ffff:10.0.0.1", "nonsense", undefined])("can't come from %s", (peer) => {
    expect(isLocalRequest({ ...local, peer })).toBe(false);
  });

  test.each(["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"])(
    "can't have the proxy header %s",
    (name) => {
      expect(isLocalRequest({ ...local, headers: { ...local.headers, [name]: "" } })).toBe(false);
    },
  );

  test.each(["rebound.example", "localhost.example:4100", "10.0.0.1", "a b", undefined])(
    "can't have the host %s, which a page of another site can use (DNS rebinding)",
    (host) => {
      expect(isLocalRequest({ ...local, headers: { host } })).toBe(false);
    },
  );
});

describe("operator access", () => {
  const bearer = (token: string) => ({ peer: "203.0.113.9", headers: { host: "x", authorization: `Bearer ${token}` } });

  test("is granted to a program with the token, from anywhere", () => {
    const access = { metricsToken: TOKEN, isLocalInstallation: false };
    expect(isOperator(bearer(TOKEN), access)).toBe(true);
    for (const wrong of ["", "undefined", TOKEN.slice(1), `${TOKEN} `, TOKEN.toUpperCase()])
      expect([wrong, isOperator(bearer(wrong), access)]).toEqual([wrong, false]);
  });

  test("is granted to a local program without the token, but only on a local installation", () => {
    for (const metricsToken of [undefined, TOKEN]) {
      expect(isOperator(local, { metricsToken, isLocalInstallation: true })).toBe(true);
      expect(isOperator(local, { metricsToken, isLocalInstallation: false })).toBe(false);
    }
    expect(isOperator(bearer("undefined"), { metricsToken: undefined, isLocalInstallation: true })).toBe(false);
  });
});
