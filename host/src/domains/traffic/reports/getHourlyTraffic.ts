import { getHourlyTraffic as call, type HourRow } from "@sightline/schema/rest/traffic/reports";
import { member } from "#host/http/permit.ts";
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
    const { weekday, goal = "", custom_filter = [] } = move.body;
    // a day of the week is one more thing that a filter chooses by
    const onDay = [{ criteria: "dayofweek" as const, operator: "==" as const, value: String(weekday) }];
    const body = weekday === undefined ? move.body : { ...move.body, custom_filter: [...custom_filter, onDay] };
    return { scope: await gatherReport({ ...move, body }), goal };
  },
  ask: ({ events }, { scope, goal }, { signal }) => {
    const asking = { events, signal };
    const { period, previous } = scope;
    return Promise.all([
      hourlyTraffic(asking, scope, period, goal),
      trafficSummary(asking, scope, period, { goal }),
      previous && hourlyTraffic(asking, scope, previous, goal),
      previous && trafficSummary(asking, scope, previous, { goal }),
    ]);
  },
  answer: ([hours, totals, before, totalsBefore], { scope }) => ({
    rows: HOURS.map((hour): HourRow => ({
      hour,
      ...counts(hours.get(hour)),
      ...(before && { previous: counts(before.get(hour)) }),
    })),
    totals: counts(totals.totals),
    ...(totalsBefore && { previous: counts(totalsBefore.totals) }),
    range: answeredRange(scope),
    sampled: false as const,
  }),
});
