// Arithmetic on calendar days `YYYY-MM-DD`, independent of clock and time zone.
export type Day = string;

const DAY_MS = 86_400_000;

const toTime = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => toDay(toTime(day) + days * DAY_MS);

/** The same day of another month, or the last day of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(toTime(day));
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last)));
}

/** Number of days from `from` to `to`, both included. */
export const daysBetween = (from: Day, to: Day): number => Math.round((toTime(to) - toTime(from)) / DAY_MS) + 1;

/** 0 Monday to 6 Sunday. */
export const weekdayOf = (day: Day): number => (new Date(toTime(day)).getUTCDay() + 6) % 7;
