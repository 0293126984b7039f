import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import { noValue } from "./compactNumber.ts";

export type Moment = Date | string | number;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "just now", "3 min ago", "5 h ago", "2 days ago"; the date after a month. */
export function relativeTime(at: Moment, now: Moment = Date.now()): string {
  const then = new Date(at).getTime();
  if (Number.isNaN(then)) return noValue;
  const past = new Date(now).getTime() - then;
  const span = Math.abs(past);
  const isPast = past >= 0;
  if (span < minute) return past < -5000 ? t("in less than a minute") : t("just now");
  // whole sentences: languages inflect the unit after a preposition
  const n = Math.floor(span / (span < hour ? minute : span < day ? hour : day));
  if (span < hour) return isPast ? t("{n} min ago", { n }) : t("in {n} min", { n });
  if (span < day) return isPast ? t("{n} h ago", { n }) : t("in {n} h", { n });
  if (n === 1) return isPast ? t("1 day ago") : t("in 1 day");
  if (n < 31) return isPast ? t("{n} days ago", { n }) : t("in {n} days", { n });
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", year: "numeric" }).format(then);
}

/** "21 Nov 2026, 14:05:09 (Europe/Berlin)". An unknown zone falls back to the browser's own. */
export function absoluteTime(at: Moment, zone?: string): string {
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return noValue;
  const options: Intl.DateTimeFormatOptions = {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  };
  try {
    const format = new Intl.DateTimeFormat(locale(), { ...options, timeZone: zone });
    return `${format.format(then)} (${format.resolvedOptions().timeZone})`;
  } catch {
    const format = new Intl.DateTimeFormat(locale(), options);
    return `${format.format(then)} (${format.resolvedOptions().timeZone})`;
  }
}
