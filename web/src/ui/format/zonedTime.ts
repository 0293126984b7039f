// Timestamps in the project's time zone. An unknown zone falls back to the browser's own.
import { locale } from "#web/texts/catalogue.ts";
import { noValue } from "./compactNumber.ts";

function format(at: string, zone: string | null | undefined, options: Intl.DateTimeFormatOptions): string {
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return noValue;
  if (zone) {
    try {
      return new Intl.DateTimeFormat(locale(), { ...options, timeZone: zone }).format(then);
    } catch {
      // handled below
    }
  }
  return new Intl.DateTimeFormat(locale(), options).format(then);
}

/** "Sat, 21 Nov 2026" */
export const weekdayAndDay = (at: string, zone: string | null | undefined): string =>
  format(at, zone, { weekday: "short", day: "numeric", month: "short", year: "numeric" });

/** "21 Nov 2026, 14:05" */
export const dayAndTime = (at: string, zone: string | null | undefined): string =>
  format(at, zone, { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });

/** "14:05" */
export const clockMinute = (at: string, zone: string | null | undefined): string =>
  format(at, zone, { hour: "2-digit", minute: "2-digit" });

/** "14:05:09" */
export const clockTime = (at: string, zone: string | null | undefined): string =>
  format(at, zone, { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });
