import { getDailyTraffic as call, type DayRow } from "@sightline/schema/rest/traffic/reports";
import { member } from "#host/http/permit.ts";
import { answeredGoal } from "#host/http/goals/answeredGoal.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/http/scope/reportScope.ts";
import { addDays, instantOf } from "#host/http/scope/zone.ts";
import { intervalsOf } from "../intervals.ts";
import { metricValues } from "../metricValues.ts";
import { trafficSeries } from "../sql/trafficSeries.ts";
import { trafficSummary } from "../sql/trafficSummary.ts";
import { measuresOf } from "../sql/visits.ts";
import { dailyTraffic, firstDayIn } from "./sql/dailyTraffic.ts";
import { anomalyOf, usualDay, WEEKS } from "./usualDay.ts";

export const getDailyTraffic = route(call, {
  permit: member,
  gather: async (move) => {
    const scope = await gatherReport(move);
    const { period, zone } = scope;
    // a week more than is compared with, so that the first day of the project is told from the first one looked at
    const startDate = addDays(period.startDate.slice(0, 10), -7 * (WEEKS + 1));
    const known = { ...period, startDate, from: instantOf(startDate, zone) };
    return { scope, known, slots: intervalsOf(period, "day", zone) };
  },
  ask: ({ events }, { scope, known }, { signal }) => {
    const asking = { events, signal };
    return Promise.all([
      dailyTraffic(asking, scope),
      trafficSummary(asking, scope, scope.period, {}),
      trafficSeries(asking, scope, known, { interval: "day", measures: ["visitors"] }),
      firstDayIn(asking, scope, known),
    ]);
  },
  answer: ([days, totals, series, firstDay], { scope, slots }) => {
    const counts = new Map([...series].map(([day, { visitors }]) => [day, visitors]));
    const rows = slots
      .filter(({ from }) => from <= scope.now)
      .map(({ key, to }): DayRow => {
        const { newcomers, ...sums } = days.get(key) ?? { ...measuresOf({}), newcomers: 0 };
        const { visitors, sessions, pageviews, conversions, bounce_rate, average_duration } = metricValues(sums);
        const partial = to > scope.now;
        const usual = usualDay(key, counts, firstDay);
        return {
          day: key,
          visitors,
          sessions,
          pageviews,
          conversions,
          new_visitors: newcomers,
          returning_visitors: visitors - newcomers,
          bounce_rate,
          average_duration,
          partial,
          usual,
          anomaly: partial ? null : anomalyOf(visitors, usual),
        };
      });
    return {
      rows,
      totals: metricValues(totals.totals),
      ...answeredGoal(scope.counted),
      range: answeredRange(scope),
      sampled: false as const,
    };
  },
});
