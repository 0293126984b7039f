// Wall clocks. A report's days are the project's days: its IANA zone where it has one (daylight saving included),
// otherwise the fixed offset of the caller's `tz` header.

export interface Zone {
  /** as ClickHouse and people read it: `Europe/Berlin`, `Fixed/UTC+05:30:00` */
  name: string;
  /** as Intl reads it: `Europe/Berlin`, `+05:30` */
  intl: string;
}

export function zoneOf(timezone: string | null, tzHours: number): Zone {
  if (timezone) return { name: timezone, intl: timezone };
  const minutes = Math.round(Math.abs(tzHours) * 60);
  const clock = `${tzHours < 0 ? "-" : "+"}${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return minutes === 0 ? { name: "UTC", intl: "UTC" } : { name: `Fixed/UTC${clock}:00`, intl: clock };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function wallClock(instant: number, zone: Zone): number {
  let format = formats.get(zone.intl);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone: zone.intl,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(zone.intl, format);
  }
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(
    part["year"] ?? 0,
    (part["month"] ?? 1) - 1,
    part["day"] ?? 1,
    part["hour"] ?? 0,
    part["minute"] ?? 0,
    part["second"] ?? 0,
  );
}

/** Minutes that a clock in the zone is ahead of UTC at an instant. */
export const offsetOf = (instant: number, zone: Zone): number =>
  Math.round((wallClock(instant, zone) - instant) / 60_000);

/** `YYYY-MM-DD` that a clock in the zone shows at an instant. */
export function localDay(instant: number, zone: Zone): string {
  return new Date(wallClock(instant, zone)).toISOString().slice(0, 10);
}

/** `YYYY-MM-DDTHH:00`: the hour that a clock in the zone shows at an instant. */
export function localHour(instant: number, zone: Zone): string {
  return `${new Date(wallClock(instant, zone)).toISOString().slice(0, 13)}:00`;
}

/** The instant at which a clock in the zone shows `YYYY-MM-DD` (midnight) or `YYYY-MM-DDTHH:00`. */
export function instantOf(moment: string, zone: Zone): number {
  const wanted = Date.parse(moment.length > 10 ? `${moment}:00Z` : `${moment}T00:00:00Z`);
  // the offset at the first guess may differ from the one at the answer when the clock changes in between
  const guess = wanted - (wallClock(wanted, zone) - wanted);
  return wanted - (wallClock(guess, zone) - guess);
}

/** A moment a number of days later; hours are kept. */
export function addDays(moment: string, days: number): string {
  const date = new Date(`${moment.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10) + moment.slice(10);
}
