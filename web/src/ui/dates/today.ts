import type { Day } from "@sightline/schema/rest/ranges/calendarDay";

/** Today in a time zone. Falls back to the browser's own for an unknown zone. */
export function today(zone?: string, now: Date = new Date()): Day {
  const parts: Intl.DateTimeFormatOptions = { year: "numeric", month: "2-digit", day: "2-digit" };
  try {
    return new Intl.DateTimeFormat("en-CA", { ...parts, timeZone: zone }).format(now);
  } catch {
    return new Intl.DateTimeFormat("en-CA", parts).format(now);
  }
}
