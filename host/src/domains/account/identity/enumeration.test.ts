// No response of the host distinguishes an address with an account from one without.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { authenticate } from "@sightline/schema/rest/account/account";
import * as contract from "@sightline/schema/rest/account/identity";
import { askSso } from "@sightline/schema/rest/account/providers";
import { getReferAndEarn } from "@sightline/schema/rest/billing/referrals";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { PASSWORD } from "#host/testing/seedCompanies.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { forgetOldTokens } from "./accountToken.ts";

const DAY = 86_400_000;
const KNOWN = "uma@acme.test";
const UNKNOWN = "una@acme.test";
const CHOSEN = "a quiet green harbour";

describe.each(entityBackends)("known and unknown addresses ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost({ env: { PUBLIC_URL: "https://app.test" } });
  });
  afterAll(() => host.close());
  beforeEach(() => host.clock.move(20 * 60_000));

  const whole = async (path: string, body: object) => {
    const response = await host.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const headers = [...response.headers].filter(([name]) => name !== "date" && name !== "x-request-id");
    return { status: response.status, headers, text: await response.text() };
  };
  const form = { name: "Una", company: "New Co", website: "new.test", password: CHOSEN };
  const signUp = (email: string, more: object = {}) => whole("/auth/sign-up", { ...form, email, ...more });
  const verify = async (userId: string) =>
    (await host.request(contract.verifyEmail, { body: { userId } })).answer.status;
  const mails = (to: string) =>
    host.entities.selectFrom("mail").selectAll().where("to_address", "=", to).orderBy("mail_id", "desc").execute();
  const verifyId = async (to: string) => /verify_id=([\w-]{32})/.exec((await mails(to))[0]?.body_text ?? "")?.[1] ?? "";
  const count = async (table: "company" | "sign_up" | "mail") =>
    Number(
      (
        await host.entities
          .selectFrom(table)
          .select((is) => is.fn.countAll<string>().as("n"))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it.each([
    ["sign-up", "/auth/sign-up", form],
    ["the check of an address", "/checkEmail", {}],
    ["a forgotten password", "/auth/forgot-password", {}],
    ["a wrong password", "/authenticate", { password: "wrong", domain: "", localhost: false }],
    ["the company sign-in", "/auth/sso", {}],
  ])("get byte-for-byte the same response to %s", async (_, path, body) => {
    const [known, unknown] = [
      await whole(path, { ...body, email: KNOWN }),
      await whole(path, { ...body, email: UNKNOWN }),
    ];
    expect(JSON.stringify(known).replaceAll(KNOWN, "?")).toBe(JSON.stringify(unknown).replaceAll(UNKNOWN, "?"));
  });

  it("are refused a sign-up for the same reasons and after the same number of attempts", async () => {
    for (const more of [{ password: "short" }, { website: "no" }, { name: "" }]) {
      expect(await signUp(KNOWN, more)).toEqual(await signUp(UNKNOWN, more));
    }
    const statuses = async (email: string) => {
      const seen: number[] = [];
      for (let n = 0; n < 11; n += 1) seen.push((await signUp(email)).status);
      return seen;
    };
    const known = await statuses(KNOWN);
    expect(known).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
    expect(await statuses(UNKNOWN)).toEqual(known);
  });

  it("create the same rows at a sign-up, and neither a company nor an account", async () => {
    const added = async (email: string) => {
      const before = [await count("company"), await count("sign_up"), await count("mail")];
      await signUp(email);
      const after = [await count("company"), await count("sign_up"), await count("mail")];
      return after.map((n, at) => n - (before[at] ?? 0));
    };
    expect(await added("olive@acme.test")).toEqual([0, 1, 1]);
    expect(await added("ola@acme.test")).toEqual([0, 1, 1]);
  });

  it("are indistinguishable when signing in with the password of the sign-up", async () => {
    const signIn = (email: string) => whole("/authenticate", { email, password: CHOSEN, domain: "", localhost: false });
    await signUp(KNOWN);
    await signUp(UNKNOWN);
    expect(await signIn(KNOWN)).toEqual(await signIn(UNKNOWN));
  });

  it("are indistinguishable in the sign-up count of the attacker's referral link", async () => {
    const earned = async () => (await host.request(getReferAndEarn, { as: "stranger", body: {} })).answer;
    const { code, ...before } = await earned();
    await signUp(KNOWN, { ref: code });
    await signUp(UNKNOWN, { ref: code });
    expect(await earned()).toEqual({ code, ...before });
  });

  it("send the owner of an account at most three emails a day, however many sign-ups use the address", async () => {
    const to = "adam@acme.test";
    for (let n = 0; n < 5; n += 1) expect((await signUp(to)).status).toBe(204);
    const [mail, ...others] = await mails(to);
    expect(others).toHaveLength(2);
    expect(mail?.subject).toBe("You already have an account");
    expect(mail?.body_text).toContain("https://app.test/login?email=adam%40acme.test");
    expect(mail?.body_text).not.toContain("verify_id");
    expect((await host.request(authenticate, { body: { email: to, password: PASSWORD } })).status).toBe(200);
    host.clock.move(DAY);
    await signUp(to);
    expect(await mails(to)).toHaveLength(4);
  });

  it("have one account whichever of two sign-ups is verified, with the password of that sign-up", async () => {
    const email = "twin@new.test";
    await signUp(email, { password: "chosen by a stranger" });
    const strangers = await verifyId(email);
    await signUp(email);
    const own = await verifyId(email);
    expect(await Promise.all([verify(own), verify(own)])).toEqual(["verified", "verified"]);
    const companies = await count("company");
    expect(await verify(strangers)).toBe("verified");
    expect(await count("company")).toBe(companies);
    const signIn = async (password: string) => (await host.request(authenticate, { body: { email, password } })).status;
    expect([await signIn("chosen by a stranger"), await signIn(CHOSEN)]).toEqual([401, 200]);
  });

  it("create one company from two links that are opened simultaneously", async () => {
    const email = "race@new.test";
    const links: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      await signUp(email);
      links.push(await verifyId(email));
    }
    const companies = await count("company");
    expect(await Promise.all(links.map(verify))).toEqual(["verified", "verified"]);
    expect(await count("company")).toBe(companies + 1);
  });

  it("delete a sign-up that was not verified within a week", async () => {
    const email = "slow@new.test";
    await signUp(email);
    const id = await verifyId(email);
    host.clock.move(7 * DAY);
    expect(await verify(id)).toBe("deleted");
    host.clock.move(2 * DAY);
    await forgetOldTokens(host.services);
    expect(await host.entities.selectFrom("sign_up").select("email").where("email", "=", email).execute()).toEqual([]);
  });

  it("reveal only whether the mail service is disposable", async () => {
    const check = (email: string) => host.request(contract.checkEmail, { body: { email } });
    expect((await check(" Olive@acme.test")).answer).toEqual({ disposable: false, exists: false });
    expect((await check("who@yopmail.com")).answer).toEqual({ disposable: true, exists: false });
    expect((await check("no")).failure.field).toBe("email");
    expect((await host.request(askSso, { body: { email: KNOWN } })).status).toBe(404);
  });
});
