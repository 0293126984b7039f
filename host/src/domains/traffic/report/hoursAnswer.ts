import type { AnswerOf } from "@sightline/schema/rest/endpoint";
import type { getActiveHours } from "@sightline/schema/rest/traffic/traffic";
import { answeredRange, type ReportScope } from "#host/analytics/scope/reportScope.ts";
import type { ActiveHoursRow } from "../sql/activeHours.ts";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const ALL_WEEKDAYS = 0;
const ALL_HOURS = 24;

export function hoursAnswer(rows: readonly ActiveHoursRow[], scope: ReportScope): AnswerOf<typeof getActiveHours> {
  const values = new Map(rows.map(({ weekday, hour, value }) => [`${weekday} ${hour}`, value]));
  const at = (weekday: number, hour: number) => values.get(`${weekday} ${hour}`) ?? 0;
  return {
    grid: WEEKDAYS.map((weekday) => HOURS.map((hour) => at(weekday, hour))),
    weekdays: WEEKDAYS.map((weekday) => at(weekday, ALL_HOURS)),
    hours: HOURS.map((hour) => at(ALL_WEEKDAYS, hour)),
    total: at(ALL_WEEKDAYS, ALL_HOURS),
    range: answeredRange(scope),
  };
}
