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
  const withDirection = (span: string) => (past < 0 ? t("in {span}", { span }) : t("{span} ago", { span }));
  if (span < minute) return past < -5000 ? t("in less than a minute") : t("just now");
  if (span < hour) return withDirection(t("{n} min", { n: Math.floor(span / minute) }));
  if (span < day) return withDirection(t("{n} h", { n: Math.floor(span / hour) }));
  const days = Math.floor(span / day);
  if (days < 31) return withDirection(days === 1 ? t("1 day") : t("{days} days", { days }));
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
