// The time formats of logs, in milliseconds since 1970; undefined if the text is not a valid time.
const CALENDAR = /^(\d{1,2})\/([A-Za-z]{3})\/(\d{4}):(\d{2}):(\d{2}):(\d{2}) ([+-])(\d{2})(\d{2})$/;
const MONTHS = new Map("jan feb mar apr may jun jul aug sep oct nov dec".split(" ").map((name, at) => [name, at]));
const ISO = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2}):(\d{2})(?:[.,](\d{1,9}))?(?:Z|([+-])(\d{2}):?(\d{2}))$/i;
const NUMBER = /^\d{1,16}(?:\.\d{1,9})?$/;
/** Seconds reach this value in the year 5138; milliseconds passed it in 1973. */
const MILLISECONDS_FROM = 1e11;

interface Written {
  date: [year: number, month: number, day: number];
  clock: [hour: number, minute: number, second: number];
  /** minutes ahead of UTC */
  zone: number;
}

function instantOf({ date: [year, month, day], clock: [hour, minute, second], zone }: Written): number | undefined {
  const midnight = Date.UTC(year, month, day);
  const isReal = new Date(midnight).getUTCDate() === day && month < 12 && hour < 24 && minute < 60;
  // 60 is a leap second
  if (!isReal || second > 60 || Math.abs(zone) > 14 * 60 + 59) return undefined;
  return midnight + ((hour * 60 + minute - zone) * 60 + second) * 1000;
}

function zoneOf(sign: string | undefined, hours: string | undefined, minutes: string | undefined): number {
  const zone = Number(minutes ?? 0) > 59 ? Infinity : Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -zone : zone;
}

/** `10/Oct/2026:13:55:36 +0200` */
export function calendarTime(text: string): number | undefined {
  const [, day, name = "", year, hour, minute, second, sign, zoneHour, zoneMinute] = CALENDAR.exec(text) ?? [];
  const month = MONTHS.get(name.toLowerCase());
  if (day === undefined || month === undefined) return undefined;
  return instantOf({
    date: [Number(year), month, Number(day)],
    clock: [Number(hour), Number(minute), Number(second)],
    zone: zoneOf(sign, zoneHour, zoneMinute),
  });
}

/** `2026-10-10T13:55:36.5+02:00` */
export function isoTime(text: string): number | undefined {
  const [, year, month, day, hour, minute, second, part = "", sign, zoneHour, zoneMinute] = ISO.exec(text) ?? [];
  if (year === undefined) return undefined;
  const instant = instantOf({
    date: [Number(year), Number(month) - 1, Number(day)],
    clock: [Number(hour), Number(minute), Number(second)],
    zone: zoneOf(sign, zoneHour, zoneMinute),
  });
  return instant === undefined ? undefined : instant + Math.floor(Number(`0.${part || 0}`) * 1000);
}

/** Seconds, with or without a fraction, or milliseconds since 1970. */
export const epochTime = (value: number): number | undefined =>
  Number.isFinite(value) ? Math.round(value < MILLISECONDS_FROM ? value * 1000 : value) : undefined;

/** Any time format that a JSON line may contain. */
export function anyTime(value: unknown): number | undefined {
  if (typeof value === "number") return epochTime(value);
  if (typeof value !== "string") return undefined;
  return NUMBER.test(value) ? epochTime(Number(value)) : (isoTime(value) ?? calendarTime(value));
}
