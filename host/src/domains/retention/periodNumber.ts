// Days, weeks (from Monday) and months as consecutive numbers, the same in the store and here: their difference is the
// number of periods in between.
import type { RetentionPeriod } from "@sightline/schema/rest/retention/retention";

const day = "toDate(ts, {zone:String})";
/** 1970 began on a Thursday. Its first Monday is day 4. */
const FIRST_MONDAY = 4;

export const periodNumberSql: Record<RetentionPeriod, string> = {
  day: `toInt32(${day})`,
  week: `intDiv(toInt32(toMonday(${day})) - ${FIRST_MONDAY}, 7)`,
  month: `toInt32(toYear(${day}) * 12 + toMonth(${day}) - 1)`,
};

const DAY = 86_400_000;

/** `first` is the first day of the period. */
export function periodNumber(first: string, period: RetentionPeriod): number {
  const days = Date.parse(`${first.slice(0, 10)}T00:00:00Z`) / DAY;
  if (period === "day") return days;
  if (period === "week") return Math.trunc((days - FIRST_MONDAY) / 7);
  return Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1;
}
