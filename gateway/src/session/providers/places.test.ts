// Allowed destinations of a sign-in, and addresses that the gateway itself may connect to for it.
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { failure, isSignedIn, useTraveller } from "./testing/traveller.ts";

const at = useTraveller();
const { startAuthorization, roundTrip, socialCalls } = at;

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/%2e//evil.example",
  "\t//evil.example",
  "javascript:alert(1)",
  "/login?redirect=//evil.example",
  "/auth/start/google",
])("never redirects a sign-in to %s", async (redirect) => {
  const answer = await roundTrip(`?${new URLSearchParams({ redirect }).toString()}`);
  expect(answer.headers.get("location")).toBe("/");
});

describe("company identity provider", () => {
  const access = { subdomain: "stats.acme.test", client_id: "us", client_secret: "hush", email_domain: "acme.test" };

  test("is found by email address, and can prove only addresses of its own domain", async () => {
    at.host.answers["/auth/sso/access"] = { ...access, issuer: "http://public.test/identity/enterprise" };
    const answer = await roundTrip("?email=olive%40acme.test&redirect=/company", "sso");
    expect([answer.headers.get("location"), isSignedIn(answer)]).toEqual(["/company", true]);
    expect(JSON.parse(socialCalls()[0]?.body ?? "")).toMatchObject({ origin: "sso", domain: "stats.acme.test" });
    expect((await startAuthorization("?email=olive%40acme.test", "sso")).to.searchParams.get("login_hint")).toBe(
      "olive@acme.test",
    );
    for (const email of ["owner@demo.test", "owner@notacme.test", "owner@acme.test.evil.example"]) {
      at.host.bends = { claims: { email } };
      expect(failure(await roundTrip("", "sso")).error).toBe("wrong_domain");
    }
    expect(socialCalls()).toHaveLength(1);
  });

  test("can't use an address in our own network", async () => {
    let connections = 0;
    const inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
    const { port } = inside.address() as AddressInfo;
    for (const issuer of [
      `https://127.0.0.1:${port}`,
      `https://localhost:${port}`,
      `https://[::1]:${port}`,
      `https://[::ffff:127.0.0.1]:${port}`,
      `http://127.0.0.1:${port}`,
      `http://public.test.evil.example:${port}/identity/enterprise`,
    ]) {
      at.host.answers["/auth/sso/access"] = { ...access, issuer };
      expect(failure((await startAuthorization("", "sso")).answer).error).toBe("unavailable");
    }
    expect(connections).toBe(0);
    inside.close();
  });
});
