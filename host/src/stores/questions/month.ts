// Usage is counted by calendar months in UTC, whatever the zones of the projects.

export function monthStart(now: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
}

/** An instant as the event store reads it in `{name:DateTime64(3)}`: seconds since 1970. */
export const eventInstant = (instant: Date | number): string => (Number(instant) / 1000).toFixed(3);
