import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import { noValue } from "./compactNumber.ts";

export type Interval = "minute" | "hour" | "day" | "week" | "month";

const clock = new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
const dayMonth = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", timeZone: "UTC" });
const weekday = new Intl.DateTimeFormat(locale(), { weekday: "short", timeZone: "UTC" });
const monthYear = new Intl.DateTimeFormat(locale(), { month: "short", year: "numeric", timeZone: "UTC" });
const full = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/**
 * Reads the project's local time as written ("2026-11-21" or "2026-11-21T14:00"): ignores a trailing UTC offset,
 * because reports are already computed in the project's time zone.
 */
function wallClock(at: string): Date | undefined {
  const match = /^(\d{4}-\d{2}(?:-\d{2})?)(?:[T ](\d{2}:\d{2}))?/.exec(at);
  if (!match) return undefined;
  const date = match[1]?.length === 7 ? `${match[1]}-01` : match[1];
  const parsed = new Date(`${date}T${match[2] ?? "00:00"}:00Z`);
  return Number.isNaN(parsed.getTime()) ? undefined : parsed;
}

/** The short form for an axis: "14:00", "21 Nov", "Nov 2026". */
export function dateLabel(at: string, interval: Interval = "day"): string {
  const date = wallClock(at);
  if (!date) return noValue;
  if (interval === "minute" || interval === "hour") return clock.format(date);
  return interval === "month" ? monthYear.format(date) : dayMonth.format(date);
}

/** The long form for a tooltip: "Sat, 21 Nov 2026, 14:00", "Week of 16 Nov 2026", "November 2026". */
export function dateTitle(at: string, interval: Interval = "day"): string {
  const date = wallClock(at);
  if (!date) return noValue;
  if (interval === "month") return monthYear.format(date);
  if (interval === "week") return t("Week of {value}", { value: full.format(date) });
  const day = `${weekday.format(date)}, ${full.format(date)}`;
  return interval === "day" ? day : `${day}, ${clock.format(date)}`;
}

/** Days of one year, as short as they can be: "21 Nov", "14–20 Sept", "28 Sept – 4 Oct". */
export function daysLabel(startDate: string, endDate: string): string {
  const [start, end] = [wallClock(startDate), wallClock(endDate)];
  return start && end ? dayMonth.formatRange(start, end) : noValue;
}

/** A compact date range: "21 Nov 2026", "1 – 21 Nov 2026", "30 Oct – 21 Nov 2026". */
export function rangeLabel(startDate: string, endDate: string): string {
  const start = wallClock(startDate);
  const end = wallClock(endDate);
  if (!start || !end) return noValue;
  if (startDate.slice(0, 10) === endDate.slice(0, 10)) return full.format(start);
  const sameYear = start.getUTCFullYear() === end.getUTCFullYear();
  if (!sameYear) return `${full.format(start)} – ${full.format(end)}`;
  const sameMonth = start.getUTCMonth() === end.getUTCMonth();
  return `${sameMonth ? start.getUTCDate() : dayMonth.format(start)} – ${full.format(end)}`;
}
