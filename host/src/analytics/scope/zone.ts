// Time zones. A report's days are the project's days: in its IANA zone if it has one (including daylight saving),
// otherwise in the fixed offset of the caller's `tz` header.

export interface Zone {
  /** as ClickHouse and users read it: `Europe/Berlin`, `Fixed/UTC+05:30:00` */
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

/** The wall time of an instant in the zone, as a UTC timestamp. */
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

/** The zone's offset from UTC at an instant, in minutes. */
export const offsetOf = (instant: number, zone: Zone): number =>
  Math.round((wallClock(instant, zone) - instant) / 60_000);

/** The local date of an instant in the zone, `YYYY-MM-DD`. */
export function localDay(instant: number, zone: Zone): string {
  return new Date(wallClock(instant, zone)).toISOString().slice(0, 10);
}

/** A wall time as `YYYY-MM-DDTHH:00`. */
export const hourLabel = (wallTime: number): string => `${new Date(wallTime).toISOString().slice(0, 13)}:00`;

/** The local hour of an instant in the zone, `YYYY-MM-DDTHH:00`. */
export const localHour = (instant: number, zone: Zone): string => hourLabel(wallClock(instant, zone));

/**
 * The instant at which `YYYY-MM-DD` (midnight) or `YYYY-MM-DDTHH:00` begins in the zone. If a clock change skips that
 * local time, this is the instant of the change. If the local time occurs twice, this is the first occurrence, unless
 * the clock goes back to the previous day in between: a day begins when the previous day is over.
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

/** The first instant after `from` at which the zone's offset changes; undefined if it doesn't change until `to`. */
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

/** The local time plus a number of days. The hour is unchanged. */
export function addDays(moment: string, days: number): string {
  const date = new Date(`${moment.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10) + moment.slice(10);
}
