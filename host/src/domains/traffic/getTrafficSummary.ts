import { getTrafficSummary as call } from "@sightline/schema/rest/traffic/traffic";
import { answeredGoal } from "#host/analytics/goals/answeredGoal.ts";
import { readers } from "#host/http/permit.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { intervalsOf, sparkSlots, defaultInterval } from "#host/analytics/intervals/intervals.ts";
import { metricValues } from "./metricValues.ts";
import { trafficSummary } from "./sql/trafficSummary.ts";
import { measuresOf } from "#host/analytics/visits/visits.ts";

export const getTrafficSummary = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: async (move) => {
    const scope = await gatherReport(move);
    return { scope, slots: intervalsOf(scope.period, defaultInterval(scope.period), scope.zone) };
  },
  ask: ({ events }, { scope, slots }, { signal }) =>
    Promise.all([
      trafficSummary({ events, signal }, scope, scope.period, slots),
      scope.previous && trafficSummary({ events, signal }, scope, scope.previous),
    ]),
  answer: ([current, previous], { scope, slots }) => ({
    totals: metricValues(current.totals),
    ...(previous && { previous: metricValues(previous.totals) }),
    sparkline: sparkSlots(slots, scope.now).map(({ key }) =>
      metricValues(current.intervals.get(key) ?? measuresOf({})),
    ),
    ...answeredGoal(scope.counted),
    range: answeredRange(scope),
    sampled: false as const,
  }),
});
