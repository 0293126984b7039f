// Ranges relative to today, by the names of the graph and of URLs. Gateway, host and app resolve them by this one
// definition. Weeks start on Monday.
import { addDays, addMonths, weekdayOf, type Day } from "./calendarDay.ts";

export const rangePresets = [
  "TODAY",
  "YESTERDAY",
  "LAST_24_HOURS",
  "LAST_7_DAYS",
  "LAST_28_DAYS",
  "LAST_30_DAYS",
  "LAST_90_DAYS",
  "THIS_WEEK",
  "LAST_WEEK",
  "THIS_MONTH",
  "LAST_MONTH",
  "THIS_QUARTER",
  "LAST_QUARTER",
  "YEAR_TO_DATE",
  "LAST_YEAR",
  "LAST_6_MONTHS",
  "LAST_12_MONTHS",
  "ALL_TIME",
] as const;

export type RangePreset = (typeof rangePresets)[number];

export interface DayRange {
  startDate: Day;
  endDate: Day;
}

const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
const quarterOf = (day: Day): Day => addMonths(monthOf(day), -((Number(day.slice(5, 7)) - 1) % 3));
const yearOf = (day: Day): Day => `${day.slice(0, 4)}-01-01`;

const until = (startDate: Day, endDate: Day): DayRange => ({ startDate, endDate });
const lastDays = (today: Day, days: number) => until(addDays(today, 1 - days), today);
/** Six months that end on 21 November start on 22 May. */
const lastMonths = (today: Day, months: number) => until(addDays(addMonths(today, -months), 1), today);
/** The whole period of this many months before the one that starts on this day. */
const monthsBefore = (start: Day, months: number) => until(addMonths(start, -months), addDays(start, -1));

const resolvers: Record<RangePreset, (today: Day) => DayRange> = {
  TODAY: (today) => until(today, today),
  YESTERDAY: (today) => until(addDays(today, -1), addDays(today, -1)),
  LAST_24_HOURS: (today) => until(addDays(today, -1), today),
  LAST_7_DAYS: (today) => lastDays(today, 7),
  LAST_28_DAYS: (today) => lastDays(today, 28),
  LAST_30_DAYS: (today) => lastDays(today, 30),
  LAST_90_DAYS: (today) => lastDays(today, 90),
  THIS_WEEK: (today) => until(addDays(today, -weekdayOf(today)), today),
  LAST_WEEK: (today) => until(addDays(today, -weekdayOf(today) - 7), addDays(today, -weekdayOf(today) - 1)),
  THIS_MONTH: (today) => until(monthOf(today), today),
  LAST_MONTH: (today) => monthsBefore(monthOf(today), 1),
  THIS_QUARTER: (today) => until(quarterOf(today), today),
  LAST_QUARTER: (today) => monthsBefore(quarterOf(today), 3),
  YEAR_TO_DATE: (today) => until(yearOf(today), today),
  LAST_YEAR: (today) => monthsBefore(yearOf(today), 12),
  LAST_6_MONTHS: (today) => lastMonths(today, 6),
  LAST_12_MONTHS: (today) => lastMonths(today, 12),
  // without the day of the project's creation
  ALL_TIME: (today) => lastMonths(today, 12),
};

/**
 * The days of a preset. `firstDay` is the day of the project's creation, for ALL_TIME. LAST_24_HOURS touches two days;
 * reports of it begin and end at an hour (`presetRange`).
 */
export function presetDays(preset: RangePreset, today: Day, firstDay?: Day): DayRange {
  const isAll = preset === "ALL_TIME" && firstDay !== undefined;
  return isAll ? until(firstDay < today ? firstDay : today, today) : resolvers[preset](today);
}

const HOUR_MS = 3_600_000;

interface PresetClock {
  /** milliseconds since 1970 */
  now: number;
  /** creation of the project */
  createdAt: number;
  /** the local hour of an instant, `YYYY-MM-DDTHH:00` */
  localHour(instant: number): string;
}

/** The range of a report: days, and for LAST_24_HOURS the current hour and the 23 before it, whatever the clock does. */
export function presetRange(preset: RangePreset, { now, createdAt, localHour }: PresetClock): DayRange {
  if (preset === "LAST_24_HOURS") return until(localHour(now - 23 * HOUR_MS), localHour(now));
  return presetDays(preset, localHour(now).slice(0, 10), localHour(createdAt).slice(0, 10));
}
