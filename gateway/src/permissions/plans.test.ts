import { expect, test } from "vitest";
import type { BrandKind, Feature } from "#gateway/__generated__/resolverTypes.ts";
import { inPlanGroup, isTestEligible, mayHaveFeatureFlags, resourceCap } from "./planGroups.ts";
import { access, monthEstimate, trialLabel, usageAlert } from "./plans.ts";

test.each([
  [-1, null],
  [0, null],
  [1, "TRIAL"],
  [999, "TRIAL"],
  [1000, null],
  [1001, "LIFETIME"],
])("labels %i days until expiry as %s", (days, label) => {
  expect(trialLabel(days)).toBe(label);
});

test.each([
  [100, 1, 3000],
  [100, 2, 3000],
  [100, 11, 300],
  [0, 15, 0],
])("%i on day %i come to %i a month", (soFar, day, estimate) => {
  expect(monthEstimate(soFar, day)).toBe(estimate);
});

const plan = { sessions: 1000, pageview: 10_000, rewarded_session: 0, additional_pageview: 0 };
const facts = { usage: { session: 0, pageview: 0 }, plan, dayOfMonth: 11, estimateHidden: false, usedUpOn: null };

test("reports the day on which the sessions were used up", () => {
  const alert = usageAlert({ ...facts, usage: { session: 1001, pageview: 0 }, usedUpOn: "2026-01-09" });
  expect(alert).toEqual({
    kind: "FULL",
    message: "Your account has used up all monthly sessions on Jan 9, 2026. Upgrade your plan to view more sessions",
    reason: "billing.usedUpOn",
    params: { date: "2026-01-09" },
  });
});

test.each([
  ["exactly the plan is not above it", { usage: { session: 1000, pageview: 0 }, dayOfMonth: 31 }, null],
  ["full wins over the estimate", { usage: { session: 1001, pageview: 99_999 } }, "FULL"],
  ["full can't be hidden", { usage: { session: 1001, pageview: 0 }, estimateHidden: true }, "FULL"],
  ["sessions at this pace", { usage: { session: 334, pageview: 0 } }, "ESTIMATE"],
  ["page views at this pace", { usage: { session: 0, pageview: 3334 } }, "ESTIMATE"],
  ["an estimate of exactly the plan", { usage: { session: 333, pageview: 3333 } }, null],
  ["an estimate that was hidden this month", { usage: { session: 999, pageview: 0 }, estimateHidden: true }, null],
  [
    "a plan without limits",
    { usage: { session: 9e9, pageview: 9e9 }, plan: { ...plan, sessions: null, pageview: null } },
    null,
  ],
  [
    "rewarded sessions count",
    { usage: { session: 1001, pageview: 0 }, plan: { ...plan, rewarded_session: 9000 } },
    null,
  ],
  [
    "page views bought on top count",
    { usage: { session: 0, pageview: 3334 }, plan: { ...plan, additional_pageview: 5 } },
    null,
  ],
])("%s", (_, given, kind) => {
  expect(usageAlert({ ...facts, ...given })?.kind ?? null).toBe(kind);
});

const GROWTH = "You need to upgrade your account to Growth Plan and above to use this feature.";
const cells: [Feature, number, BrandKind | undefined, string, string?][] = [
  ["SURVEY", 2, "ANALYTICS", "ALLOWED"],
  ["SURVEY", 2, "OPTIMISE", "HIDDEN"],
  ["SURVEY", 19, "OPTIMISE", "HIDDEN"],
  ["SURVEY", 21, "OPTIMISE", "ALLOWED"],
  ["SURVEY", 24, "OPTIMISE", "ALLOWED"],
  ["SURVEY", 25, "OPTIMISE", "HIDDEN"],
  [
    "SURVEY",
    20,
    "OPTIMISE",
    "UPGRADE",
    "Your current plan not support this feature, update your plan to use this feature.",
  ],
  ["SURVEY", 300, "OPTIMISE", "UPGRADE", GROWTH],
  ["SURVEY", 301, undefined, "UPGRADE", GROWTH],
  ["FUNNEL", 300, "AB_TESTING", "ALLOWED"],
  ["RECORDING", 0, "ANALYTICS", "ALLOWED"],
];
test.each(cells)("access to %s on plan %i of brand %s is %s", (feature, paidPlan, brandKind, state, message) => {
  const told = access(feature, { standing: { paidPlan }, brandKind });
  expect([told.state, told.message]).toEqual([state, message]);
});

test("grants a share link its own feature, and a signed-out viewer none", () => {
  expect(access("FUNNEL", { standing: null, brandKind: undefined, shareModule: "funnel" }).state).toBe("ALLOWED");
  expect(access("SURVEY", { standing: null, brandKind: undefined, shareModule: "funnel" }).state).toBe("HIDDEN");
  expect(access("FUNNEL", { standing: null, brandKind: undefined }).state).toBe("HIDDEN");
});

test("enables feature flags for companies up to 13856, and experiments for companies from 11207 on", () => {
  expect([13_855, 13_856, 13_857].map(mayHaveFeatureFlags)).toEqual([true, true, false]);
  expect([11_206, 11_207, 11_208].map(isTestEligible)).toEqual([false, true, true]);
});

test("allows free plans three of each, and other plans an unlimited number", () => {
  expect([0, 4, 1, 5, 104].map(resourceCap)).toEqual([3, 3, null, null, null]);
});

test("has overlapping plan groups only where the specification has them", () => {
  expect([inPlanGroup(104, "newWhiteLabel"), inPlanGroup(104, "overview"), inPlanGroup(104, "premium")]).toEqual([
    true,
    true,
    false,
  ]);
  expect([inPlanGroup(0, "free"), inPlanGroup(4, "free"), inPlanGroup(5, "free")]).toEqual([true, true, false]);
});
