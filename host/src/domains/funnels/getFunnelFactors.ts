import { getFunnelFactors as call } from "@sightline/schema/rest/funnels/drops";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { benjaminiHochberg } from "#host/analytics/statistics/benjaminiHochberg.ts";
import { oddsRatio } from "#host/analytics/statistics/oddsRatio.ts";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherFunnel } from "./funnelScope.ts";
import { stepNumbers } from "./sql/stepNumbers.ts";
import { stepProperties } from "./sql/stepProperties.ts";

/** Units in each of the four groups of a test: with the value or not, dropped or not. */
const LEAST = 5;
const MOST_FACTORS = 3;

export const getFunnelFactors = route(call, {
  permit: readers("funnel"),
  gather: gatherFunnel,
  ask: async ({ events }, scope, { signal }) => {
    const context = { events, signal };
    const [[all], values] = await Promise.all([stepNumbers(context, scope), stepProperties(context, scope, 2 * LEAST)]);
    return { all, values };
  },
  answer: ({ all, values }, scope) => {
    const { required } = scope;
    const totals = required.map((step) => all?.steps[step - 1]?.entered ?? 0);
    const tests = required.slice(0, -1).flatMap((step, index) =>
      values.flatMap(({ property, value, entered: counts }) => {
        const [entered = 0, converted = 0] = counts.slice(index);
        const [total = 0, passed = 0] = totals.slice(index);
        const [dropped, otherPassed] = [entered - converted, passed - converted];
        const otherDropped = total - entered - otherPassed;
        if (Math.min(dropped, converted, otherDropped, otherPassed) < LEAST) return [];
        const odds = oddsRatio({
          hits: dropped,
          misses: converted,
          otherHits: otherDropped,
          otherMisses: otherPassed,
        });
        return [{ step, property, value, entered, dropped, other_rate: otherDropped / (total - entered), ...odds }];
      }),
    );
    const adjusted = benjaminiHochberg(tests.map(({ p }) => p));
    const rows = tests
      .map(({ ratio, p, ...test }, index) => ({ ...test, odds_ratio: ratio, p_adjusted: adjusted[index] ?? p }))
      .filter(({ odds_ratio }) => odds_ratio > 1)
      .toSorted((a, b) => a.p_adjusted - b.p_adjusted || b.odds_ratio - a.odds_ratio);
    return {
      steps: required.slice(0, -1).map((step) => ({
        step,
        factors: rows
          .filter((row) => row.step === step)
          .slice(0, MOST_FACTORS)
          .map(({ step: _step, ...factor }) => factor),
      })),
      tested: tests.length,
      least: LEAST,
      range: answeredRange(scope),
    };
  },
});
