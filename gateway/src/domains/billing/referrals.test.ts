import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { userOf } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const counts = { code: "acme-x7k2", clicks: 9, sign_ups: 3, offer: 100 };
beforeEach(() => {
  gateway.answers({
    getAffiliate: { ...counts, paying: 2, earned: 200, paid_out: 100 },
    getReferAndEarn: { ...counts, verified: 2, earned_sessions: 1000, sessions_each: 500, most_sessions: 10_000 },
    countReferralVisit: { company_name: "Acme" },
    getPlanInfo: {
      plan_id: 2,
      plan_name: "Pro",
      pageview: null,
      sessions: 10,
      rewarded_session: 0,
      additional_pageview: 0,
    },
    getCompany: {
      company_id: 7,
      company_name: "Demo",
      company_key: "k",
      custom_domain: null,
      whitelabel_ref_id: null,
      paid_plan: 2,
    },
  });
  gateway.forget();
});

const PROGRAMMES = `{ viewer { company { plan { name } } affiliate { linkUrl clicks signUps paying offer earned paidOut }
  referAndEarn { linkUrl verified earnedSessions sessionsEach mostSessions offer } } }`;

test("returns the same link for both referral programs", async () => {
  const { data } = await gateway.execute(PROGRAMMES, {}, { as: "admin" });
  const linkUrl = "http://localhost:4000/join-analytics/acme-x7k2";
  expect(data).toEqual({
    viewer: {
      company: { plan: { name: "Pro" } },
      affiliate: { linkUrl, clicks: 9, signUps: 3, paying: 2, offer: 100, earned: 200, paidOut: 100 },
      referAndEarn: {
        linkUrl,
        verified: 2,
        earnedSessions: 1000,
        sessionsEach: 500,
        mostSessions: 10_000,
        offer: 100,
      },
    },
  });
});

test("refuses members who may not refer, without a request to the host", async () => {
  for (const who of [
    { role: 2 as const },
    { role: 3 as const },
    ...[104, 801, 802, 803].map((paid_plan) => ({ paid_plan })),
  ]) {
    const other = await testGateway({ answers: { getUser: { ...userOf("owner"), ...who } } });
    for (const field of ["affiliate { clicks }", "referAndEarn { clicks }"]) {
      const { errors } = await other.execute(`{ viewer { ${field} } }`, {}, { as: "owner" });
      expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    }
    expect(other.calls().map(({ name }) => name)).toEqual(["getUser"]);
    await other.close();
  }
});

test("counts a referral visit without a session, and treats an invalid code like an unknown one", async () => {
  const visit = (ref: string, visitor?: string) =>
    gateway.execute(
      `mutation ($input: CountReferralVisitInput!) { countReferralVisit(input: $input) { companyName problem { code } } }`,
      { input: { ref, ...(visitor !== undefined && { visitor }) } },
    );
  expect((await visit(" Acme-X7k2 ", "browser-1")).data).toEqual({
    countReferralVisit: { companyName: "Acme", problem: null },
  });
  expect(gateway.calls("countReferralVisit")[0]?.body).toEqual({ ref: "acme-x7k2", visitor: "browser-1" });
  expect((await visit("../x")).data).toEqual({ countReferralVisit: { companyName: null, problem: null } });
  expect(gateway.calls("countReferralVisit")).toHaveLength(1);
  await visit("acme-x7k2");
  expect(gateway.calls("countReferralVisit")[1]?.body).toMatchObject({
    visitor: expect.stringMatching(/.{8,}/) as string,
  });
  gateway.answers({ countReferralVisit: new Raw(429, { err: "Too many", code: "RATE_LIMITED" }) });
  expect((await visit("acme-x7k2")).data).toMatchObject({ countReferralVisit: { problem: { code: "RATE_LIMITED" } } });
});
