// Usage is counted per calendar month in UTC, independent of the projects' time zones.

export function monthStart(now: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
}
