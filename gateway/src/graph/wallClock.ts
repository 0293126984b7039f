// What a clock on a project's wall shows: its IANA zone where it has one (daylight saving included), otherwise the
// fixed offset of whoever asks.

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
    // en-CA writes the year first
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

/** `tz` is the offset of whoever asks, in hours; it counts where the project has no zone that this machine knows. */
export function wallClock(timezone: string | null, tz: number | undefined, now: number): WallClock {
  return { zone: timezone !== null && isZone(timezone) ? timezone : offsetName(tz ?? 0), now };
}

/** Offsets are whole minutes, so no clock changes its hour within one. */
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

/** `YYYY-MM-DDTHH:00` on the wall at an instant; what was read last in a zone is remembered, as most ask for now. */
export function localHour(instant: number, { zone }: WallClock): string {
  const minute = Math.floor(instant / MINUTE);
  const last = read.get(zone);
  if (last?.minute === minute) return last.hour;
  const hour = readHour(instant, zone);
  read.set(zone, { minute, hour });
  return hour;
}

/** `YYYY-MM-DD` on the wall at an instant. */
export const localDay = (instant: number, clock: WallClock): string => localHour(instant, clock).slice(0, 10);
