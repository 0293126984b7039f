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

const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock in the zone shows at an instant, as if it were UTC. */
export function wallClock(instant: number, zone: Zone): number {
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

/** `YYYY-MM-DDTHH:00` of what a clock shows. */
export const hourLabel = (wallTime: number): string => `${new Date(wallTime).toISOString().slice(0, 13)}:00`;

/** `YYYY-MM-DDTHH:00`: the hour that a clock in the zone shows at an instant. */
export const localHour = (instant: number, zone: Zone): string => hourLabel(wallClock(instant, zone));

/**
 * The instant at which `YYYY-MM-DD` (midnight) or `YYYY-MM-DDTHH:00` begins in the zone. Where the clock skips that moment,
 * the instant at which it jumps past it. Where the clock shows it twice, the first time, unless the clock shows the day
 * before once more in between: a day begins when the one before it is over.
 */
export function instantOf(moment: string, zone: Zone): number {
  const wanted = Date.parse(moment.length > 10 ? `${moment}:00Z` : `${moment}T00:00:00Z`);
  const candidates = [wanted - DAY, wanted + DAY].map((at) => wanted - offsetMs(at, zone));
  const [first, last] = [Math.min(...candidates), Math.max(...candidates)];
  const shows = (at: number) => wallClock(at, zone) === wanted;
  if (first === last) return first;
  const change = clockChange(first, last, zone) ?? last;
  if (!shows(first) && !shows(last)) return change;
  if (!shows(first)) return last;
  return shows(last) && dayNumber(wallClock(change, zone)) < dayNumber(wanted) ? last : first;
}

const offsetMs = (instant: number, zone: Zone) => wallClock(instant, zone) - instant;
const dayNumber = (wallTime: number) => Math.floor(wallTime / DAY);

/** The first instant at which the clock of the zone is set otherwise than at `from`; undefined: it is not by `to`. */
export function clockChange(from: number, to: number, zone: Zone): number | undefined {
  const offset = offsetMs(from, zone);
  if (offsetMs(to, zone) === offset) return undefined;
  let [same, changed] = [from, to];
  while (changed - same > 1000) {
    const middle = same + Math.floor((changed - same) / 2000) * 1000;
    if (offsetMs(middle, zone) === offset) same = middle;
    else changed = middle;
  }
  return changed;
}

/** A moment a number of days later; hours are kept. */
export function addDays(moment: string, days: number): string {
  const date = new Date(`${moment.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10) + moment.slice(10);
}
