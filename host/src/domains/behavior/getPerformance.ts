import { getPerformance as call } from "@sightline/schema/rest/behavior/performance";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { intervalsOf, defaultInterval } from "#host/analytics/intervals/intervals.ts";
import { vitalBreakdown } from "./sql/vitalBreakdown.ts";
import { vitalSeries } from "./sql/vitalSeries.ts";
import { webVitals, type VitalMeasures } from "./sql/webVitals.ts";
import { vitalLimits, vitalNames } from "./vitalLimits.ts";

const UNKNOWN = { good: null, needs_work: null, poor: null };

function measured(found: VitalMeasures | undefined) {
  const [p50 = null, p75 = null, p95 = null] = found?.quantiles ?? [];
  return { measured: found?.measured ?? 0, p50, p75, p95 };
}

function validated(found: VitalMeasures | undefined, limits: readonly [number, number] | null) {
  const [good_to = null, poor_from = null] = limits ?? [];
  if (!found || !limits) return { good_to, poor_from, ...UNKNOWN };
  const { measured: all, good, poor } = found;
  return { good_to, poor_from, good: good / all, needs_work: (all - good - poor) / all, poor: poor / all };
}

export const getPerformance = route(call, {
  permit: member,
  gather: async (move) => {
    const scope = await gatherReport(move);
    const interval = defaultInterval(scope.period);
    const { dimension, vital, limit, offset } = move.body;
    return {
      scope,
      split: { dimension, limit, offset },
      vital,
      interval,
      slots: intervalsOf(scope.period, interval, scope.zone),
    };
  },
  ask: ({ events }, { scope, split, vital, slots }, { signal }) => {
    const context = { events: events.cached, signal };
    return Promise.all([
      webVitals(context, scope, scope.period),
      scope.previous && webVitals(context, scope, scope.previous),
      vitalSeries(context, scope, { vital, slots }),
      vitalBreakdown(context, scope, split),
    ]);
  },
  answer: ([vitals, before, series, split], { scope, interval, slots }) => ({
    vitals: vitalNames.map((name) => ({
      name,
      ...measured(vitals.get(name)),
      ...validated(vitals.get(name), vitalLimits[name]),
      ...(before && { previous_p75: before.get(name)?.quantiles[1] ?? null }),
    })),
    series: slots
      .filter(({ from }) => from <= scope.now)
      .map(({ key, t, to }) => {
        const [p50 = null, p75 = null] = series.get(key) ?? [];
        return { t, p50, p75, partial: to > scope.now };
      }),
    interval,
    rows: split.map(({ total: _total, ...row }) => row),
    total: split[0]?.total ?? 0,
    range: answeredRange(scope),
    sampled: false as const,
  }),
});
