// The local time of a project: its IANA zone if it has one (including daylight saving), otherwise the caller's fixed
// offset.

export interface WallClock {
  /** IANA name, or an offset such as `+05:30` */
  zone: string;
  /** milliseconds since 1970 */
  now: number;
}

function offsetName(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const pad = (n: number) => String(n).padStart(2, "0");
  return `${hours < 0 ? "-" : "+"}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    // en-CA puts the year first
    const numeric = {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      hourCycle: "h23",
    } as const;
    format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, ...numeric });
    formats.set(zone, format);
  }
  return format;
}

function isZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** `tz`: the caller's offset in hours, used if the project has no zone that this machine knows. */
export function wallClock(timezone: string | null, tz: number | undefined, now: number): WallClock {
  return { zone: timezone !== null && isZone(timezone) ? timezone : offsetName(tz ?? 0), now };
}

/** Offsets are whole minutes, so the hour never changes within a minute. */
const MINUTE = 60_000;
const read = new Map<string, { minute: number; hour: string }>();

function readHour(instant: number, zone: string): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}T${parts.get("hour")}:00`;
}

/**
 * The local hour of an instant, as `YYYY-MM-DDTHH:00`. The latest result per zone is cached, because most callers pass
 * the current time.
 */
export function localHour(instant: number, { zone }: WallClock): string {
  const minute = Math.floor(instant / MINUTE);
  const last = read.get(zone);
  if (last?.minute === minute) return last.hour;
  const hour = readHour(instant, zone);
  read.set(zone, { minute, hour });
  return hour;
}

/** The local day of an instant, as `YYYY-MM-DD`. */
export const localDay = (instant: number, clock: WallClock): string => localHour(instant, clock).slice(0, 10);
