import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { offer, plan } from "#gateway/graph/testing/wire.ts";
import { roundedLive } from "#gateway/live/testing/rounds.ts";
import type { SocketMessage } from "#gateway/testing/socketClient.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const { live, round } = roundedLive();
beforeAll(async () => {
  gateway = await testGateway({ live });
});
afterAll(() => gateway.close());
beforeEach(() => {
  // the 11th: the month's estimate is based on ten days
  gateway.clock.now = Date.parse("2026-02-11T12:00:00Z");
  gateway.answers({
    getPlanInfoWithAddOns: plan(),
    getUsage: { session: 100, pageview: 100 },
    getLastUsageDate: { date: "2026-02-09" },
    findAuditEntries: { rows: [], total: 0 },
  });
  gateway.forget();
});
const names = () => gateway.calls().map(({ name }) => name);

test("returns the plan, all plans, one plan, the trial, tested users and the suspension", async () => {
  gateway.answers({
    getPlans: [offer(2, 4900), offer(5, 9900, { pageview: null })],
    getPlanInfoOf: plan({ plan_id: 5, plan_name: "Growth" }),
    getTrial: { days_to_expire: 14 },
    getMtu: { mtu: 3, limit: null },
    checkFor30DayExpire: { prohibit: 1 },
  });
  const { data } = await gateway.execute(
    `{ viewer { plan { planId name pageviews sessions rewardedSessions additionalPageviews } plans { planId pageviews }
       planByCode(planId: 5) { name } trial { daysToExpire label } testedUsers { count limit } isSuspended } }`,
    {},
    { as: "owner" },
  );
  expect(data).toEqual({
    viewer: {
      plan: {
        planId: 2,
        name: "Pro",
        pageviews: 100_000,
        sessions: 10_000,
        rewardedSessions: 0,
        additionalPageviews: 0,
      },
      plans: [
        { planId: 2, pageviews: 100_000 },
        { planId: 5, pageviews: null },
      ],
      planByCode: { name: "Growth" },
      trial: { daysToExpire: 14, label: "TRIAL" },
      testedUsers: { count: 3, limit: null },
      isSuspended: true,
    },
  });
});

test("returns null for an unknown plan id and refuses an invalid one", async () => {
  const other = await testGateway();
  const ask = (planId: number) =>
    other.execute("query ($n: Int!) { viewer { planByCode(planId: $n) { name } } }", { n: planId }, { as: "owner" });
  expect((await ask(6)).data).toEqual({ viewer: { planByCode: null } });
  expect((await ask(-1)).errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field: "planId" });
  await other.close();
});

const USAGE = "{ viewer { usage { sessions pageviews expectedSessions expectedPageviews alert { kind message } } } }";

describe("usage of the month", () => {
  test("has no warning within the plan, and requests nothing but the plan", async () => {
    const { data } = await gateway.execute(USAGE, {}, { as: "owner" });
    expect(data).toEqual({
      viewer: { usage: { sessions: 100, pageviews: 100, expectedSessions: 300, expectedPageviews: 300, alert: null } },
    });
    expect(names().toSorted()).toEqual(["getPlanInfoWithAddOns", "getUsage"]);
  });

  test("reports since when the quota has been used up", async () => {
    gateway.answers({ getUsage: { session: 10_001, pageview: 0 } });
    const { data } = await gateway.execute(USAGE, {}, { as: "owner" });
    const message =
      "Your account has used up all monthly sessions on Feb 9, 2026. Upgrade your plan to view more sessions";
    expect(data).toMatchObject({ viewer: { usage: { alert: { kind: "FULL", message } } } });
    expect(names()).not.toContain("findAuditEntries");
  });

  test.each([
    ["2026-02-01T00:00:00.000Z", null],
    ["2026-01-31T23:59:59.000Z", { kind: "ESTIMATE" }],
  ])("limits a dismissal of the estimate at %s to its month", async (created_at, alert) => {
    const entry = {
      audit_id: 1,
      module: "usage",
      action: "hide_upgrade_alert",
      action_id: "",
      description: "",
      user_id: 1,
      user_name: "x",
      widget_id: null,
      created_at,
    };
    gateway.answers({ getUsage: { session: 5000, pageview: 0 }, findAuditEntries: { rows: [entry], total: 1 } });
    const { data } = await gateway.execute(USAGE, {}, { as: "owner" });
    expect(data).toMatchObject({ viewer: { usage: { alert } } });
    expect(gateway.calls("findAuditEntries")[0]?.body).toEqual({ action: "hide_upgrade_alert", limit: 1 });
  });

  test("costs one call when the alert is not selected", async () => {
    await gateway.execute("{ viewer { usage { sessions } } }", {}, { as: "owner" });
    expect(names()).toEqual(["getUsage"]);
  });
});

test.each([
  ["owner", "ANALYTICS", { state: "ALLOWED" }],
  ["nobody", "ANALYTICS", { state: "HIDDEN" }],
  ["share", "FUNNEL", { state: "HIDDEN" }],
] as const)("returns for %s the access to %s: %j", async (as, feature, access) => {
  const { data } = await gateway.execute(
    "query ($f: Feature!) { viewer { access(feature: $f) { state } } }",
    { f: feature },
    { as },
  );
  expect(data).toEqual({ viewer: { access } });
});

test("publishes usage immediately and then only on changes, with one poll for all members of a company", async () => {
  const sessions = [1, 1, 1, 2];
  let polls = 0;
  gateway.answers({ getUsage: () => ({ session: sessions[polls++] ?? 2, pageview: 0 }) });
  const open = (as: "owner" | "user") =>
    gateway.subscribe("subscription { usage { sessions alert { kind } } }", {}, { as });
  const sessionsOf = ({ value }: IteratorResult<SocketMessage>) =>
    (value.data as unknown as { usage: { sessions: number } }).usage.sessions;
  const [owner, user] = [open("owner"), open("user")];
  expect(sessionsOf(await owner.next())).toBe(1);
  expect(sessionsOf(await user.next())).toBe(1);
  expect(gateway.calls("getUsage")).toHaveLength(1);
  const updates = Promise.all([owner.next(), user.next()]);
  // two identical polls, then a different one; a poll starts after the previous one has finished
  await expect
    .poll(() => {
      round();
      return gateway.calls("getUsage").length;
    })
    .toBeGreaterThanOrEqual(4);
  expect((await updates).map(sessionsOf)).toEqual([2, 2]);
  await Promise.all([owner.return?.(), user.return?.()]);
});
