/** Days as "YYYY-MM-DD" in the project's time zone. Computed in UTC, which has no daylight saving time. */
export type Day = string;

const dayMs = 86_400_000;

export function toTime(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function toDay(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

export function addDays(day: Day, count: number): Day {
  return toDay(toTime(day) + count * dayMs);
}

/** Number of days from `from` to `to`, both included. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toTime(to) - toTime(from)) / dayMs) + 1;
}

/** The same day of another month, or the last day of that month if it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(toTime(day));
  const month = date.getUTCMonth() + count;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last)));
}

/** 0 is Monday. */
export function weekday(day: Day): number {
  return (new Date(toTime(day)).getUTCDay() + 6) % 7;
}

/** Today in a time zone. Falls back to the browser's own for an unknown zone. */
export function today(zone?: string, now: Date = new Date()): Day {
  const parts: Intl.DateTimeFormatOptions = { year: "numeric", month: "2-digit", day: "2-digit" };
  try {
    return new Intl.DateTimeFormat("en-CA", { ...parts, timeZone: zone }).format(now);
  } catch {
    return new Intl.DateTimeFormat("en-CA", parts).format(now);
  }
}
