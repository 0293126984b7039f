// Times of the last 24 hours on the project's clock.
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";

type Zone = string | null | undefined;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function formatter(zone: Zone, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale(), { ...options, timeZone: zone ?? undefined });
  } catch {
    // a zone that this browser doesn't know
    return new Intl.DateTimeFormat(locale(), options);
  }
}

function offsetName(at: number, zone: Zone): string {
  const parts = formatter(zone, { timeZoneName: "shortOffset" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/**
 * "14:35"; "Sun 14:35" on the day before; "02:35 GMT+1" if the clock changed in the last 24 hours, because a time may
 * then occur twice.
 */
export function momentClock(at: number, zone: Zone, now: number): string {
  const day = formatter(zone, { year: "numeric", month: "numeric", day: "numeric" });
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const isToday = day.format(at) === day.format(now);
  const time = formatter(zone, isToday ? clock : { weekday: "short", ...clock }).format(at);
  const offset = offsetName(at, zone);
  const hasChanged = offset !== offsetName(now, zone) || offset !== offsetName(now - 24 * HOUR, zone);
  return hasChanged ? `${time} ${offset}` : time;
}

/** "3 hours ago", "1 minute ago" */
export function momentAge(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < MINUTE) return t("just now");
  const [unit, length] = age < HOUR ? (["minute", MINUTE] as const) : (["hour", HOUR] as const);
  return new Intl.RelativeTimeFormat(locale()).format(-Math.floor(age / length), unit);
}

/** "14:35, 3 hours ago" */
export const momentLabel = (at: number, zone: Zone, now: number): string =>
  t("{time}, {age}", { time: momentClock(at, zone, now), age: momentAge(at, now) });

interface ClockTick {
  at: number;
  label: string;
  /** one of few, for narrow screens */
  isMain: boolean;
}

/** Every third full hour of the project's clock. */
export function clockTicks(from: number, until: number, zone: Zone): ClockTick[] {
  const hours = formatter(zone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const ticks: ClockTick[] = [];
  // offsets of zones are multiples of 15 minutes
  const step = 15 * MINUTE;
  for (let at = Math.ceil(from / step) * step; at <= until; at += step) {
    const parts = hours.formatToParts(at);
    const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
    if (part("minute") !== 0 || part("hour") % 3 !== 0) continue;
    ticks.push({ at, label: hours.format(at), isMain: part("hour") % 6 === 0 });
  }
  return ticks;
}
