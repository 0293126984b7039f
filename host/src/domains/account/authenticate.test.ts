import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticate, getUser, ping } from "@sightline/schema/rest/account/account";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { PASSWORD } from "#host/testing/seedCompanies.ts";
import type { TestHost } from "#host/testing/testHost.ts";

const MINUTE = 60_000;

describe.each(entityBackends)("sign-in ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());
  const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    host.request(authenticate, { body: { email, password, domain: "localhost", localhost: true }, headers });

  it("returns a session whose jwt is valid for exactly 72 hours", async () => {
    const { answer } = await signIn("  Olive@ACME.test ", PASSWORD);
    expect(answer).toMatchObject({
      name: "Olive Owner",
      email: "olive@acme.test",
      role: 0,
      widget_id: host.acme.shop.widgetId,
      widget_key: "acme-shop",
      is_pageview: false,
      session_time: new Date(host.clock.now()).toISOString(),
      company_id: host.acme.companyId,
      new_user: true,
      paid_plan: 3,
      mtu: 0,
      day2expire: 1000,
      website_limit: 50,
      plan_info: { plan_id: 3, sessions: 150_000 },
    });
    const as = { jwt: answer.jwt };
    const began = host.clock.now();
    host.clock.set(began + 72 * 60 * MINUTE - 1000);
    expect((await host.request(getUser, { as })).answer.user_id).toBe(answer.user_id);
    host.clock.set(began + 72 * 60 * MINUTE);
    expect((await host.request(getUser, { as })).status).toBe(401);
    host.clock.set(began);
    expect((await signIn("olive@acme.test", PASSWORD)).answer.new_user).toBe(false);
  });

  it("responds identically to a wrong password and to an unknown account", async () => {
    const wrong = await signIn("adam@acme.test", "no");
    const unknown = await signIn("nobody@acme.test", "no");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.failure).toEqual(unknown.failure);
  });

  it("requires every field", async () => {
    expect((await signIn(" ", "x")).failure).toMatchObject({ err: "Please enter your email address", field: "email" });
    expect((await signIn("a@b.c", "")).failure).toMatchObject({
      err: "Please enter your login password",
      field: "password",
    });
    expect((await host.request(authenticate, { body: { email: 5 } })).failure).toMatchObject({
      code: "INVALID",
      field: "email",
    });
  });

  it("allows 10 attempts per account in 15 minutes, even simultaneous ones in any letter case from any address", async () => {
    const attempts = Array.from({ length: 30 }, (_, n) =>
      signIn(n % 2 ? "uma@acme.test" : "UMA@Acme.Test", `guess ${n}`, { "x-forwarded-for": `10.0.0.${n}` }),
    );
    const statuses = (await Promise.all(attempts)).map((each) => each.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const refused = await signIn("uma@acme.test", PASSWORD);
    expect(refused.failure.err).toBe("Too many attempts. Try again in 15 minutes.");
    expect(refused.headers.get("retry-after")).toBe("900");
    expect((await signIn("adam@acme.test", PASSWORD)).status).toBe(200);
    host.clock.move(15 * MINUTE);
    expect((await signIn("uma@acme.test", PASSWORD)).status).toBe(200);
  });

  it("signs in many members simultaneously with the right password", async () => {
    const all = await Promise.all(Array.from({ length: 15 }, () => signIn("vic@acme.test", PASSWORD)));
    expect(all.map((each) => each.status)).toEqual(Array.from({ length: 15 }, () => 200));
  });

  it("revokes a disabled member's session immediately, but still lets the member read the reason", async () => {
    const { answer } = await signIn("adam@acme.test", PASSWORD);
    await host.entities.updateTable("member").set({ status: 0 }).where("user_id", "=", answer.user_id).execute();
    host.clock.move(2000);
    const as = { jwt: answer.jwt };
    expect((await host.request(getUser, { as })).answer.status).toBe(0);
    expect((await host.request(ping, { as })).answer).toMatchObject({ ok: false, status: 0 });
    expect((await signIn("adam@acme.test", PASSWORD)).failure.err).toBe("Your account cannot be used for now.");
    await host.entities.updateTable("member").set({ status: 1 }).where("user_id", "=", answer.user_id).execute();
  });
});
