import { getDailyTraffic as call, type DayRow } from "@sightline/schema/rest/traffic/reports";
import { member } from "#host/http/permit.ts";
import { answeredGoal } from "#host/analytics/goals/answeredGoal.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { addDays, instantOf } from "#host/analytics/scope/zone.ts";
import { intervalsOf } from "#host/analytics/intervals/intervals.ts";
import { metricValues } from "../metricValues.ts";
import { trafficSeries } from "../sql/trafficSeries.ts";
import { trafficSummary } from "../sql/trafficSummary.ts";
import { measuresOf } from "#host/analytics/visits/visits.ts";
import { firstDayIn, newVisitors } from "./sql/newVisitors.ts";
import { anomalyOf, usualDay, WEEKS } from "./usualDay.ts";

export const getDailyTraffic = route(call, {
  permit: member,
  gather: async (move) => {
    const scope = await gatherReport(move);
    const { period, zone } = scope;
    // one week more than the comparison, to distinguish the project's first day from the first day of the query
    const startDate = addDays(period.startDate.slice(0, 10), -7 * (WEEKS + 1));
    const known = { ...period, startDate, from: instantOf(startDate, zone) };
    return { scope, known, slots: intervalsOf(period, "day", zone), knownSlots: intervalsOf(known, "day", zone) };
  },
  ask: ({ events }, { scope, known, slots, knownSlots }, { signal }) => {
    const context = { events: events.cached, signal };
    return Promise.all([
      trafficSummary(context, scope, scope.period, slots),
      newVisitors(context, scope, slots),
      trafficSeries(context, scope, known, { slots: knownSlots, measures: ["visitors"] }),
      firstDayIn(context, scope, known),
    ]);
  },
  answer: ([{ totals, intervals: days }, newcomers, series, firstDay], { scope, slots, knownSlots }) => {
    const counts = new Map(knownSlots.map(({ t, key }) => [t, series.get(key)?.visitors ?? 0]));
    const rows = slots
      .filter(({ from }) => from <= scope.now)
      .map(({ key, t: day, to }): DayRow => {
        const sums = days.get(key) ?? measuresOf({});
        const new_visitors = newcomers.get(key) ?? 0;
        const { visitors, sessions, pageviews, conversions, bounce_rate, average_duration } = metricValues(sums);
        const partial = to > scope.now;
        const usual = usualDay(day, counts, firstDay);
        return {
          day,
          visitors,
          sessions,
          pageviews,
          conversions,
          new_visitors,
          returning_visitors: visitors - new_visitors,
          bounce_rate,
          average_duration,
          partial,
          usual,
          anomaly: partial ? null : anomalyOf(visitors, usual),
        };
      });
    return {
      rows,
      totals: metricValues(totals),
      ...answeredGoal(scope.counted),
      range: answeredRange(scope),
      sampled: false as const,
    };
  },
});
