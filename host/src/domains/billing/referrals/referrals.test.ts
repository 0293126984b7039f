import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getPlanInfo } from "@sightline/schema/rest/billing/billing";
import * as identity from "@sightline/schema/rest/account/identity";
import * as contract from "@sightline/schema/rest/billing/referrals";
import { rewardReferral } from "#host/members/referralReward.ts";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

describe.each(entityBackends)("referrals ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  type As = "owner" | "admin" | "user" | "viewer" | "stranger";
  const affiliate = (as: As = "owner") => host.request(contract.getAffiliate, { as, body: {} });
  const earn = (as: As = "owner") => host.request(contract.getReferAndEarn, { as, body: {} });
  const open = async (ref: string, visitor: string) =>
    (await host.request(contract.countReferralVisit, { body: { ref, visitor } })).answer.company_name;
  const reward = (companyId: number, kind: "verified" | "paid") =>
    host.entities.transaction().execute((store) => rewardReferral(store, { companyId, kind, now: host.clock.now() }));

  it("give a company one code, the same in both programs", async () => {
    const { answer } = await affiliate();
    expect(answer).toMatchObject({ clicks: 0, sign_ups: 0, paying: 0, earned: 0, paid_out: 0, offer: 100 });
    expect(answer.code).toMatch(/^acme-[a-z0-9]{4}$/);
    const [a, b] = await Promise.all([earn("admin"), earn("stranger")]);
    expect([a.answer.code, b.answer.code === answer.code]).toEqual([answer.code, false]);
  });

  it("count a visit once a day per browser", async () => {
    const { code } = (await affiliate()).answer;
    for (const visitor of ["browser-1", "browser-1", "browser-2"]) expect(await open(code, visitor)).toBe("Acme");
    expect(await open("nobody-x7k2", "browser-1")).toBeNull();
    expect((await affiliate()).answer.clicks).toBe(2);
    host.clock.move(86_400_000);
    // sessions and requests continue a day later
    const late = { as: { jwt: await host.services.tokens.signMember(host.members.owner.userId, host.clock.now()) } };
    expect(await open(code, "browser-1")).toBe("Acme");
    expect((await host.request(contract.getAffiliate, { ...late, body: {} })).answer.clicks).toBe(3);
    host.clock.move(-86_400_000);
    const stored = JSON.stringify(await host.entities.selectFrom("referral_visit").selectAll().execute());
    expect(stored).not.toContain("browser-1");
    const wrong = await host.request(contract.countReferralVisit, { body: { ref: "../x", visitor: "browser-1" } });
    expect(wrong.failure).toMatchObject({ code: "INVALID", field: "ref" });
  });

  it("grant sessions for a verified address and dollars for a payment, each once", async () => {
    const { code } = (await affiliate()).answer;
    const before = (await host.request(getPlanInfo, { as: "owner" })).answer.rewarded_session;
    const body = {
      name: "Rita Referred",
      email: "rita@fresh-company.com",
      password: "a long enough phrase 7",
      company: "Fresh",
      website: "fresh-company.com",
      ref: code,
    };
    expect((await host.request(identity.signUp, { body })).status).toBe(204);
    // before the address is verified, the response doesn't reveal whether it was new
    expect((await earn()).answer).toMatchObject({ sign_ups: 0, verified: 0, earned_sessions: 0 });
    const { body_text } = await host.entities
      .selectFrom("mail")
      .select("body_text")
      .where("to_address", "=", body.email)
      .executeTakeFirstOrThrow();
    const userId = new URL(/https?:\S+/.exec(body_text)?.[0] ?? "").searchParams.get("verify_id");
    const verify = () => host.request(identity.verifyEmail, { body: { userId } });
    await Promise.all([verify(), verify()]);
    await verify();
    expect((await earn()).answer).toMatchObject({ sign_ups: 1, verified: 1, earned_sessions: 500 });
    expect((await host.request(getPlanInfo, { as: "owner" })).answer.rewarded_session).toBe(before + 500);

    const { company_id } = await host.entities
      .selectFrom("company")
      .select("company_id")
      .where("company_name", "=", "Fresh")
      .executeTakeFirstOrThrow();
    const paid = await Promise.all([reward(company_id, "paid"), reward(company_id, "paid")]);
    expect(paid.filter(Boolean)).toHaveLength(1);
    expect((await affiliate()).answer).toMatchObject({ sign_ups: 1, paying: 1, earned: 100, paid_out: 0 });
  });

  it("grant nothing for self-referrals or unknown codes", async () => {
    const { code } = (await affiliate()).answer;
    const set = (signup_ref: string) =>
      host.entities.updateTable("company").set({ signup_ref }).where("company_id", "=", host.acme.companyId).execute();
    await set(code);
    expect(await reward(host.acme.companyId, "paid")).toBe(false);
    await set("a-friend");
    expect(await reward(host.acme.companyId, "paid")).toBe(false);
    expect((await earn()).answer.sign_ups).toBe(1);
  });

  it("gives at most 10,000 sessions in all", async () => {
    const { code } = (await affiliate()).answer;
    for (let n = 0; n < 22; n += 1) {
      const { company_id } = await host.entities
        .insertInto("company")
        .values({ company_name: `C${n}`, company_key: `c${n}`, paid_plan: 4, signup_ref: code })
        .returning("company_id")
        .executeTakeFirstOrThrow();
      await reward(company_id, "verified");
    }
    expect((await earn()).answer).toMatchObject({ verified: 23, earned_sessions: 10_000, most_sessions: 10_000 });
  });

  it("require an owner or admin on a participating plan", async () => {
    for (const ask of [affiliate, earn]) {
      for (const as of ["user", "viewer"] as const) expect((await ask(as)).failure.code).toBe("ROLE");
    }
    for (const paid_plan of [104, 801, 802, 803]) {
      await host.entities
        .updateTable("company")
        .set({ paid_plan })
        .where("company_id", "=", host.other.companyId)
        .execute();
      host.clock.move(3000);
      for (const ask of [affiliate, earn]) expect((await ask("stranger")).failure.code).toBe("PLAN");
    }
  });
});
