import { t } from "#web/texts/t.ts";
import { addDays, addMonths, daysBetween, type Day } from "@sightline/schema/rest/ranges/calendarDay";
import type { DayRange, RangePreset } from "@sightline/schema/rest/ranges/presets";

/** Ids as in the GraphQL enum and the URL; in the picker's order, in four groups. */
export const presetGroups = [
  [
    { id: "TODAY", label: t("Today") },
    { id: "YESTERDAY", label: t("Yesterday") },
    { id: "LAST_24_HOURS", label: t("Last 24 hours") },
  ],
  [
    { id: "LAST_7_DAYS", label: t("Last 7 days") },
    { id: "LAST_28_DAYS", label: t("Last 28 days") },
    { id: "LAST_30_DAYS", label: t("Last 30 days") },
    { id: "LAST_90_DAYS", label: t("Last 90 days") },
  ],
  [
    { id: "THIS_WEEK", label: t("This week") },
    { id: "LAST_WEEK", label: t("Last week") },
    { id: "THIS_MONTH", label: t("This month") },
    { id: "LAST_MONTH", label: t("Last month") },
    { id: "THIS_QUARTER", label: t("This quarter") },
    { id: "LAST_QUARTER", label: t("Last quarter") },
  ],
  [
    { id: "YEAR_TO_DATE", label: t("Year to date") },
    { id: "LAST_YEAR", label: t("Last year") },
    { id: "LAST_6_MONTHS", label: t("Last 6 months") },
    { id: "LAST_12_MONTHS", label: t("Last 12 months") },
    { id: "ALL_TIME", label: t("All time") },
  ],
] as const satisfies readonly (readonly { id: RangePreset; label: string }[])[];

export const presets: readonly { id: RangePreset; label: string }[] = presetGroups.flat();

export function presetLabel(preset: RangePreset): string {
  return presets.find((one) => one.id === preset)?.label ?? preset;
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
