import { getHourlyTraffic as call, type HourRow } from "@sightline/schema/rest/traffic/reports";
import { member } from "#host/http/permit.ts";
import { answeredGoal } from "#host/analytics/goals/answeredGoal.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { trafficSummary } from "../sql/trafficSummary.ts";
import { measuresOf, type Measures } from "#host/analytics/visits/visits.ts";
import { onWeekday } from "../sql/clock.ts";
import { hourlyTraffic } from "./sql/hourlyTraffic.ts";
import { unknownClocks } from "./sql/unknownClocks.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const counts = ({ visitors, sessions, pageviews, conversions }: Measures = measuresOf({})) => ({
  visitors,
  sessions,
  pageviews,
  conversions,
});

export const getHourlyTraffic = route(call, {
  permit: member,
  gather: async (move) => {
    const { weekday, clock } = move.body;
    const scope = await gatherReport(move);
    const filter = weekday === undefined ? scope.filter : onWeekday(scope.filter, weekday, clock);
    return { scope: { ...scope, filter }, clock };
  },
  ask: ({ events }, { scope, clock }, { signal }) => {
    const context = { events: events.cached, signal };
    const { period, previous } = scope;
    return Promise.all([
      hourlyTraffic(context, scope, { period, clock }),
      trafficSummary(context, scope, period),
      previous && hourlyTraffic(context, scope, { period: previous, clock }),
      previous && trafficSummary(context, scope, previous),
      clock === "visitor" ? unknownClocks(context, scope) : null,
    ]);
  },
  answer: ([hours, totals, before, totalsBefore, unknown_clocks], { scope }) => ({
    rows: HOURS.map((hour): HourRow => ({
      hour,
      ...counts(hours.get(hour)),
      ...(before && { previous: counts(before.get(hour)) }),
    })),
    totals: counts(totals.totals),
    ...(totalsBefore && { previous: counts(totalsBefore.totals) }),
    unknown_clocks,
    ...answeredGoal(scope.counted),
    range: answeredRange(scope),
    sampled: false as const,
  }),
});
