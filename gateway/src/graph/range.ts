// Maps a RangeInput to the wire's startDate and endDate, both inclusive, in the project's time zone.
import { LocalMoment } from "@sightline/schema/rest/range";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { RangeInput, RangePreset } from "#gateway/__generated__/resolverTypes.ts";
import { addDays, addMonths, weekdayOf } from "./days.ts";
import { invalid } from "./invalid.ts";
import { localDay, localHour, type WallClock } from "./wallClock.ts";

export interface DateRange {
  startDate: string;
  endDate: string;
}

const HOUR = 3_600_000;

type PresetRange = (today: string, clock: WallClock, createdAt: number) => DateRange;

const until = (startDate: string, endDate: string): DateRange => ({ startDate, endDate });

/** Six months that end on 21 November start on 22 May. */
const lastMonths = (today: string, months: number) => until(addDays(addMonths(today, -months), 1), today);

const presets: Record<RangePreset, PresetRange> = {
  TODAY: (today) => until(today, today),
  YESTERDAY: (today) => until(addDays(today, -1), addDays(today, -1)),
  // the current hour and the 23 before it, regardless of daylight saving changes
  LAST_24_HOURS: (_, clock) => until(localHour(clock.now - 23 * HOUR, clock), localHour(clock.now, clock)),
  LAST_7_DAYS: (today) => until(addDays(today, -6), today),
  LAST_30_DAYS: (today) => until(addDays(today, -29), today),
  LAST_90_DAYS: (today) => until(addDays(today, -89), today),
  THIS_WEEK: (today) => until(addDays(today, -weekdayOf(today)), today),
  THIS_MONTH: (today) => until(`${today.slice(0, 8)}01`, today),
  YEAR_TO_DATE: (today) => until(`${today.slice(0, 5)}01-01`, today),
  LAST_6_MONTHS: (today) => lastMonths(today, 6),
  LAST_12_MONTHS: (today) => lastMonths(today, 12),
  ALL_TIME: (today, clock, createdAt) => {
    const first = localDay(createdAt, clock);
    return until(first < today ? first : today, today);
  },
};

function momentOf(value: string | null | undefined, field: string): string {
  if (value === null || value === undefined) {
    throw invalid(field, requestRefusals.rangeMissing({ field }));
  }
  if (LocalMoment.safeParse(value).success) return value;
  throw invalid(field, requestRefusals.notAMoment({ field }));
}

/** `createdAt`: creation time of the project, where ALL_TIME starts. */
export function resolveRange(input: RangeInput, clock: WallClock, createdAt: number, field = "range"): DateRange {
  const { preset, startDate, endDate } = input;
  const dated = (startDate ?? endDate ?? undefined) !== undefined;
  if (preset) {
    if (dated) throw invalid(`${field}.preset`, requestRefusals.presetAndDates({ field }));
    return presets[preset](localDay(clock.now, clock), clock, createdAt);
  }
  const from = momentOf(startDate, `${field}.startDate`);
  const to = momentOf(endDate, `${field}.endDate`);
  // a day starts with its first hour and ends with its last
  const begins = from.length > 10 ? from : `${from}T00:00`;
  const ends = to.length > 10 ? to : `${to}T23:00`;
  if (begins > ends) throw invalid(`${field}.startDate`, requestRefusals.rangeReversed({ field }));
  return { startDate: from, endDate: to };
}
