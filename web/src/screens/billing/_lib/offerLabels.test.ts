import { expect, it } from "vitest";
import { cycleOf, checkoutPath } from "./cycleLabels.ts";
import { formatMinorUnits } from "#web/ui/format/money.ts";
import { featureLines, limitLines, losses } from "./offerLabels.ts";

const offer = (sessions: number | null, websites: number | null, features: string[]) => ({
  plan: { sessions, pageviews: null },
  websites,
  testedUsers: null,
  features,
});

it("formats prices without trailing zeros", () => {
  expect([
    formatMinorUnits(4900, "USD"),
    formatMinorUnits(4267, "USD"),
    formatMinorUnits(0, "USD"),
    formatMinorUnits(-633, "EUR"),
  ]).toEqual(["$49", "$42.67", "$0", "−€6.33"]);
});

it("formats limits and their absence", () => {
  expect(limitLines(offer(25_000, 1, []), () => true)).toEqual([
    "25,000 sessions per month",
    "1 project",
    "Unlimited tested users",
  ]);
  expect(limitLines(offer(null, null, []), () => true)).toEqual([
    "Unlimited sessions",
    "Unlimited projects",
    "Unlimited tested users",
  ]);
});

it("lists only what a smaller plan removes", () => {
  const [pro, basic] = [offer(25_000, 10, ["reports", "surveys"]), offer(5000, 3, ["reports"])];
  expect(losses(pro, basic, () => true)).toEqual([
    "5,000 sessions per month instead of 25,000 sessions per month",
    "3 projects instead of 10 projects",
    "No longer included: Surveys and NPS",
  ]);
  expect(losses(basic, pro, () => true)).toEqual([]);
  expect(losses(offer(null, null, []), basic, () => true)).toHaveLength(2);
});

it("promises only what the product offers", () => {
  const without =
    (...closed: string[]) =>
    (feature: string) =>
      !closed.includes(feature);
  const codes = ["three", "unlimited", "surveys", "priority"];
  expect(featureLines(codes, without("ABTEST", "SURVEY"))).toEqual([
    "Up to 3 funnels",
    "Unlimited funnels",
    "Priority support",
  ]);
  expect(featureLines(codes, without("ABTEST", "SURVEY", "FUNNEL"))).toEqual(["Priority support"]);
  expect(limitLines(offer(null, null, []), without("ABTEST"))).toEqual(["Unlimited sessions", "Unlimited projects"]);
});

it("reads and writes the plan in a URL", () => {
  expect(checkoutPath(2, "YEAR")).toBe("/checkout?plan=2&cycle=year");
  expect([cycleOf("year"), cycleOf("month"), cycleOf(null), cycleOf("x")]).toEqual(["YEAR", "MONTH", "MONTH", "MONTH"]);
});
