// Arithmetic on calendar days `YYYY-MM-DD`, independent of clock and time zone.
const at = (day: string) => new Date(`${day}T00:00:00Z`);
const label = (date: Date) => date.toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  const date = at(day);
  date.setUTCDate(date.getUTCDate() + days);
  return label(date);
}

/** The same day of another month, or the last day of that month if it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = at(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return label(date);
}

/** 0 Monday to 6 Sunday. */
export const weekdayOf = (day: string): number => (at(day).getUTCDay() + 6) % 7;
