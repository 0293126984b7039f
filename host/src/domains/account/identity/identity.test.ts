import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticate, getUser } from "@sightline/schema/rest/account/account";
import { getTrial } from "@sightline/schema/rest/billing/billing";
import * as contract from "@sightline/schema/rest/account/identity";
import { getSignUpPlan } from "@sightline/schema/rest/account/signUpPlan";
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { PASSWORD } from "#host/testing/seedCompanies.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { forgetOldTokens } from "./accountToken.ts";

const MINUTE = 60_000;
const GOOD = "a quiet green harbour";

describe.each(entityBackends)("sign-up and password reset ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost({ env: { PUBLIC_URL: "https://app.test" } });
  });
  afterAll(() => host.close());

  const form = {
    name: " Nia  New ",
    email: "Nia@New.test",
    password: GOOD,
    company: "New Co",
    website: "www.new.test/x",
  };
  const signUp = (more: Record<string, unknown> = {}) => host.request(contract.signUp, { body: { ...form, ...more } });
  const signIn = (email: string, password: string) => host.request(authenticate, { body: { email, password } });
  const forgot = (email: string) => host.request(contract.forgotPassword, { body: { email } });
  const reset = (encodedId: string, password = "another long way home") =>
    host.request(contract.resetPassword, { body: { encodedId, password } });
  const verify = async (userId: string) =>
    (await host.request(contract.verifyEmail, { body: { userId } })).answer.status;
  const mails = async (to: string) =>
    host.entities.selectFrom("mail").selectAll().where("to_address", "=", to).orderBy("mail_id", "desc").execute();
  const verifyId = async (to: string) => /verify_id=([\w-]{32})/.exec((await mails(to))[0]?.body_text ?? "")?.[1] ?? "";
  const resetId = async (to: string) =>
    /https:\/\/app\.test\/reset-password\/([\w-]{32})/.exec((await mails(to))[0]?.body_text ?? "")?.[1] ?? "";

  it("creates a company on trial, whose owner can sign in after opening the link in the email", async () => {
    const made = await signUp({ timezone: "Europe/Paris", ref: "ann" });
    expect(made.status).toBe(204);
    const early = await signIn("nia@new.test", GOOD);
    expect(early.failure).toEqual((await signIn("nobody@new.test", GOOD)).failure);
    const id = await verifyId("nia@new.test");
    expect(await verify(id.slice(1))).toBe("deleted");
    expect(await verify(id)).toBe("verified");
    expect(await verify(id)).toBe("verified");
    const session = (await signIn("nia@new.test", GOOD)).answer;
    expect(session).toMatchObject({ name: "Nia New", role: 0, company_name: "New Co", paid_plan: 2, new_user: true });
    const as = { jwt: session.jwt };
    expect((await host.request(getTrial, { as })).answer.days_to_expire).toBe(15);
    expect((await host.request(getWidgets, { as })).answer).toMatchObject([
      {
        widget_name: "new.test",
        widget_allowed_website: ["new.test", "*.new.test"],
        status: 1,
        timezone: "Europe/Paris",
      },
    ]);
    const company = await host.entities
      .selectFrom("company")
      .select("signup_ref")
      .where("company_id", "=", session.company_id)
      .executeTakeFirstOrThrow();
    expect(company.signup_ref).toBe("ann");
  });

  it.each([
    ["http://127.0.0.1:3000/start", "127.0.0.1:3000", ["127.0.0.1:3000"]],
    ["www.staging.test:8443", "staging.test:8443", ["staging.test:8443", "*.staging.test"]],
    ["https://plain.test:443", "plain.test", ["plain.test", "*.plain.test"]],
  ])("keeps the port of the typed website %s", async (website, widget_name, widget_allowed_website) => {
    const email = `${widget_name.replaceAll(/\W/g, "-")}@ports.test`;
    await signUp({ website, email });
    await verify(await verifyId(email));
    const as = { jwt: (await signIn(email, GOOD)).answer.jwt };
    expect((await host.request(getWidgets, { as })).answer).toMatchObject([{ widget_name, widget_allowed_website }]);
  });

  it.each([
    ["premium", 3, 15],
    ["4", 4, 1000],
    ["104", 2, 15],
    ["nonsense", 2, 15],
  ])("maps the plan %s to %i for %i days", async (plan, paid_plan, day2expire) => {
    const email = `${plan}@plans.test`;
    await signUp({ plan, email });
    await verify(await verifyId(email));
    expect((await signIn(email, GOOD)).answer).toMatchObject({ paid_plan, day2expire });
  });

  it.each([
    ["lifetimedeal", { paid_plan: 2, day2expire: 1001, lifetimedeal: true }],
    ["shop", { paid_plan: 304, day2expire: 15, lifetimedeal: false }],
  ])("honors the offer %s", async (offer, promised) => {
    const email = `${offer}@offers.test`;
    await signUp({ offer, email });
    await verify(await verifyId(email));
    expect((await signIn(email, GOOD)).answer).toMatchObject(promised);
    expect((await signUp({ offer: "free beer", email: "x@offers.test" })).failure.field).toBe("offer");
  });

  it.each([
    ["growth", { trial_days: 15 }],
    ["2", { plan_id: 2, trial_days: 15 }],
    ["FREE", { plan_id: 4, trial_days: null }],
  ])("returns the plan of a sign-up link: %s", async (plan, expected) => {
    const { answer } = await host.request(getSignUpPlan, { params: { plan } });
    expect(answer).toMatchObject({ plan_name: expect.any(String) as string, ...expected });
  });

  it.each(["9999", "no such plan", "%"])("responds 404 to a plan that is not on sale: %s", async (plan) => {
    expect((await host.request(getSignUpPlan, { params: { plan } })).status).toBe(404);
  });

  it("stores neither a plain password nor the token of a link", async () => {
    const id = await verifyId("nia@new.test");
    const rows = await host.entities.selectFrom("sign_up").selectAll().execute();
    const members = await host.entities.selectFrom("member").selectAll().execute();
    expect(JSON.stringify([rows, members])).not.toContain(id.slice(4));
    expect(JSON.stringify(members)).not.toContain(GOOD);
  });

  it.each([
    ["name", { name: "  " }, "Please enter your name"],
    ["email", { email: "" }, "Please enter your email address"],
    ["email", { email: "nia@new" }, "Please enter a valid email address, such as jo@example.com"],
    ["email", { email: "nia@x.test\nbcc: a@b.c" }, "Please enter a valid email address, such as jo@example.com"],
    [
      "email",
      { email: "nia@mailinator.com" },
      "This address belongs to a disposable email service. Use a permanent address.",
    ],
    [
      "email",
      { email: "nia@eu.mailinator.com" },
      "This address belongs to a disposable email service. Use a permanent address.",
    ],
    ["password", { password: "" }, "Please choose a password"],
    ["password", { password: "short one" }, "Choose a password of at least 10 characters"],
    ["password", { password: "Password123" }, "This password is too common. Choose one that is hard to guess."],
    ["password", { password: "ababababab" }, "Choose a password of at least 5 different characters"],
    ["password", { password: "nia@new.test" }, "Choose a password that is not your name, company or email"],
    ["company", { company: "" }, "Please enter the name of your company"],
    ["website", { website: "our shop" }, "Please enter the address of your website, such as www.example.com"],
    ["website", { website: "ftp://new.test" }, "Please enter the address of your website, such as www.example.com"],
  ])("names the invalid field %s: %j", async (field, more, err) => {
    const refused = await signUp(more);
    expect([refused.status, refused.failure]).toMatchObject([400, { code: "INVALID", field, err }]);
  });

  it("creates one company from a sign-up that is sent twice", async () => {
    const again = () =>
      host.request(contract.signUp, {
        body: { ...form, email: "once@new.test" },
        headers: { "idempotency-key": "sign-up-0001" },
      });
    expect([(await again()).status, (await again()).status]).toEqual([204, 204]);
    expect(await mails("once@new.test")).toHaveLength(1);
  });

  it("responds identically and does the same work for a forgotten password of any address", async () => {
    const answers = [await forgot("uma@acme.test"), await forgot("nobody@acme.test")];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const [known, unknown] = [await mails("uma@acme.test"), await mails("nobody@acme.test")];
    expect([known.length, unknown.length]).toEqual([1, 1]);
    expect(unknown[0]?.body_text).not.toContain("reset-password");
    expect((await forgot("not an address")).failure.field).toBe("email");
  });

  it("accepts a reset link once, and ends sessions of the old password", async () => {
    const { email, jwt } = host.members.admin;
    for (let attempt = 0; attempt < 11; attempt += 1) await signIn(email, "wrong");
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    await forgot(email);
    const older = await resetId(email);
    await forgot(email);
    const id = await resetId(email);
    expect((await reset(id, "short")).failure).toMatchObject({ code: "INVALID", field: "password" });
    const both = await Promise.all([reset(id), reset(id)]);
    expect(both.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect((await reset(older)).failure.err).toBe("This link was used or has expired. Request a new one.");
    expect((await mails(email))[0]?.subject).toBe("Your password was changed");
    // the host caches a caller for 2 s
    const session = (await signIn(email, "another long way home")).answer;
    expect((await host.request(getUser, { as: { jwt: session.jwt } })).status).toBe(200);
    host.clock.move(3000);
    expect((await host.request(getUser, { as: { jwt } })).status).toBe(401);
    expect((await host.request(getUser, { as: { jwt: session.jwt } })).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
  });

  it("expires a link after 60 minutes", async () => {
    await forgot("vic@acme.test");
    const id = await resetId("vic@acme.test");
    host.clock.move(60 * MINUTE);
    expect((await reset(id)).status).toBe(404);
    const count = async () =>
      (await host.entities.selectFrom("account_token").select("user_id").where("purpose", "=", "reset").execute())
        .length;
    await forgetOldTokens(host.services);
    expect(await count()).toBeGreaterThan(0);
    host.clock.move(25 * 60 * MINUTE);
    await forgetOldTokens(host.services);
    expect(await count()).toBe(0);
  });

  it("verifies an account with a new password, and refuses a disabled one", async () => {
    await signUp({ email: "late@new.test" });
    await verify(await verifyId("late@new.test"));
    const setStatus = (status: number) =>
      host.entities.updateTable("member").set({ status }).where("email", "=", "late@new.test").execute();
    await setStatus(2);
    expect((await signIn("late@new.test", GOOD)).failure).toEqual((await signIn("nobody@new.test", GOOD)).failure);
    await forgot("late@new.test");
    await reset(await resetId("late@new.test"));
    expect((await signIn("late@new.test", "another long way home")).status).toBe(200);
    await setStatus(0);
    await forgot("late@new.test");
    expect(await resetId("late@new.test")).toBe("");
  });

  it("sends an address at most five emails in a quarter of an hour, known or not", async () => {
    for (const email of ["sam@other.test", "no-one@other.test"]) {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await forgot(email)).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
    expect((await forgot("sam@other.test")).failure.err).toMatch(/^Too many attempts\. Try again in/);
  });
});
