import { t } from "#web/texts/t.ts";
import { addDays, addMonths, daysBetween, weekday } from "./calendarDay.ts";
import type { Day } from "./calendarDay.ts";

export interface DayRange {
  startDate: Day;
  endDate: Day;
}

/** Ids as in the GraphQL enum and the URL; in the picker's order, in three groups. */
export const presetGroups = [
  [
    { id: "TODAY", label: t("Today") },
    { id: "YESTERDAY", label: t("Yesterday") },
    { id: "LAST_24_HOURS", label: t("Last 24 hours") },
  ],
  [
    { id: "LAST_7_DAYS", label: t("Last 7 days") },
    { id: "LAST_30_DAYS", label: t("Last 30 days") },
    { id: "LAST_90_DAYS", label: t("Last 90 days") },
    { id: "THIS_WEEK", label: t("This week") },
    { id: "THIS_MONTH", label: t("This month") },
  ],
  [
    { id: "YEAR_TO_DATE", label: t("Year to date") },
    { id: "LAST_6_MONTHS", label: t("Last 6 months") },
    { id: "LAST_12_MONTHS", label: t("Last 12 months") },
    { id: "ALL_TIME", label: t("All time") },
  ],
] as const;

export type RangePreset = (typeof presetGroups)[number][number]["id"];

export const presets: readonly { id: RangePreset; label: string }[] = presetGroups.flat();

export function presetLabel(preset: RangePreset): string {
  return presets.find((one) => one.id === preset)?.label ?? preset;
}

/** The days of a preset, including today. `firstDay` is the day of the project's creation, for "All time". */
export function resolvePreset(preset: RangePreset, today: Day, firstDay?: Day): DayRange {
  const from = (startDate: Day): DayRange => ({ startDate, endDate: today });
  switch (preset) {
    case "TODAY":
      return from(today);
    case "YESTERDAY":
      return { startDate: addDays(today, -1), endDate: addDays(today, -1) };
    case "LAST_24_HOURS":
      return from(addDays(today, -1));
    case "LAST_7_DAYS":
      return from(addDays(today, -6));
    case "LAST_30_DAYS":
      return from(addDays(today, -29));
    case "LAST_90_DAYS":
      return from(addDays(today, -89));
    case "THIS_WEEK":
      return from(addDays(today, -weekday(today)));
    case "THIS_MONTH":
      return from(`${today.slice(0, 7)}-01`);
    case "YEAR_TO_DATE":
      return from(`${today.slice(0, 4)}-01-01`);
    case "LAST_6_MONTHS":
      return from(addDays(addMonths(today, -6), 1));
    case "LAST_12_MONTHS":
      return from(addDays(addMonths(today, -12), 1));
    case "ALL_TIME":
      return from(firstDay !== undefined && firstDay <= today ? firstDay : addDays(addMonths(today, -12), 1));
  }
}

/** The range of the same length before (-1) or after (1); undefined if it would begin after today. */
export function stepRange(range: DayRange, direction: -1 | 1, today: Day): DayRange | undefined {
  const days = daysBetween(range.startDate, range.endDate);
  const whole = wholeMonths(range);
  const startDate = whole ? addMonths(range.startDate, direction * whole) : addDays(range.startDate, direction * days);
  if (startDate > today) return undefined;
  const endDate = whole ? addDays(addMonths(startDate, whole), -1) : addDays(range.endDate, direction * days);
  return { startDate, endDate: endDate > today ? today : endDate };
}

/** The number of calendar months that a range covers exactly; 0 if it doesn't. */
function wholeMonths({ startDate, endDate }: DayRange): number {
  if (!startDate.endsWith("-01") || !addDays(endDate, 1).endsWith("-01")) return 0;
  const month = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return month(addDays(endDate, 1)) - month(startDate);
}
