// Usage is counted by calendar months in UTC, whatever the zones of the projects.

export function monthStart(now: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
}
