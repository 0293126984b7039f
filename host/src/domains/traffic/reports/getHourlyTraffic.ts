import { getHourlyTraffic as call, type HourRow } from "@sightline/schema/rest/traffic/reports";
import { member } from "#host/http/permit.ts";
import { answeredGoal } from "#host/http/goals/answeredGoal.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/http/scope/reportScope.ts";
import { trafficSummary } from "../sql/trafficSummary.ts";
import { measuresOf, type Measures } from "../sql/visits.ts";
import { hourlyTraffic } from "./sql/hourlyTraffic.ts";

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
    const { weekday, custom_filter = [] } = move.body;
    // a day of the week is one more thing that a filter chooses by
    const onDay = [{ criteria: "dayofweek" as const, operator: "==" as const, value: String(weekday) }];
    const body = weekday === undefined ? move.body : { ...move.body, custom_filter: [...custom_filter, onDay] };
    return gatherReport({ ...move, body });
  },
  ask: ({ events }, scope, { signal }) => {
    const asking = { events, signal };
    const { period, previous } = scope;
    return Promise.all([
      hourlyTraffic(asking, scope, period),
      trafficSummary(asking, scope, period, {}),
      previous && hourlyTraffic(asking, scope, previous),
      previous && trafficSummary(asking, scope, previous, {}),
    ]);
  },
  answer: ([hours, totals, before, totalsBefore], scope) => ({
    rows: HOURS.map((hour): HourRow => ({
      hour,
      ...counts(hours.get(hour)),
      ...(before && { previous: counts(before.get(hour)) }),
    })),
    totals: counts(totals.totals),
    ...(totalsBefore && { previous: counts(totalsBefore.totals) }),
    ...answeredGoal(scope.counted),
    range: answeredRange(scope),
    sampled: false as const,
  }),
});
