import { getTrafficSeries as call } from "@sightline/schema/rest/traffic/traffic";
import { readers } from "#host/http/permit.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { intervalsOf } from "#host/analytics/intervals/intervals.ts";
import { measuresOfMetric, metricValues } from "./metricValues.ts";
import { trafficSeries } from "./sql/trafficSeries.ts";
import { measuresOf } from "#host/analytics/visits/visits.ts";

/** The comparison range is aligned by index: its first interval corresponds to the first one of the range. */
export const getTrafficSeries = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: async (move) => {
    const scope = await gatherReport(move);
    const { interval, metric } = move.body;
    return {
      scope,
      metric,
      measures: measuresOfMetric[metric],
      slots: intervalsOf(scope.period, interval, scope.zone),
      previousSlots: scope.previous && intervalsOf(scope.previous, interval, scope.zone),
    };
  },
  ask: ({ events }, { scope, measures, slots, previousSlots }, { signal }) =>
    Promise.all([
      trafficSeries({ events, signal }, scope, scope.period, { slots, measures }),
      scope.previous &&
        trafficSeries({ events, signal }, scope, scope.previous, { slots: previousSlots ?? [], measures }),
    ]),
  answer: ([current, previous], { scope, metric, slots, previousSlots }) => {
    const valueIn = (rows: typeof current, key: string) => metricValues(rows.get(key) ?? measuresOf({}))[metric];
    return {
      rows: slots.map(({ key, t, from, to }, index) => {
        const before = previousSlots?.[index];
        return {
          t,
          value: from > scope.now ? null : valueIn(current, key),
          ...(previous && { previous: before ? valueIn(previous, before.key) : null }),
          partial: to > scope.now,
        };
      }),
      range: answeredRange(scope),
      sampled: false as const,
    };
  },
});
