import { getActiveHours as call } from "@sightline/schema/rest/traffic/traffic";
import { readers } from "#host/http/permit.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { activeHours } from "./sql/activeHours.ts";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const ALL_WEEKDAYS = 0;
const ALL_HOURS = 24;

export const getActiveHours = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: async (move) => ({
    scope: await gatherReport(move),
    choice: { metric: move.body.metric, clock: move.body.clock },
  }),
  ask: ({ events }, { scope, choice }, { signal }) => activeHours({ events, signal }, scope, choice),
  answer: (rows, { scope }) => {
    const values = new Map(rows.map(({ weekday, hour, value }) => [`${weekday} ${hour}`, value]));
    const at = (weekday: number, hour: number) => values.get(`${weekday} ${hour}`) ?? 0;
    return {
      grid: WEEKDAYS.map((weekday) => HOURS.map((hour) => at(weekday, hour))),
      weekdays: WEEKDAYS.map((weekday) => at(weekday, ALL_HOURS)),
      hours: HOURS.map((hour) => at(ALL_WEEKDAYS, hour)),
      total: at(ALL_WEEKDAYS, ALL_HOURS),
      range: answeredRange(scope),
    };
  },
});
