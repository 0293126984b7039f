// The time when a line was written, parsed only as far as sorting needs it. The host parses and validates the rest.
const CALENDAR = /\[(\d{1,2})\/([A-Za-z]{3})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d{4})\]/;
const JSON_TIME =
  /"(?:ts|time|timestamp|@timestamp|time_iso8601|msec|time_local)"\s*:\s*"?([^",}\s][^",}]{0,39})(?=[",}\s])/;
const ZONED = /(?:Z|[+-]\d\d:?\d\d)$/i;
const NUMBER = /^\d+(?:\.\d+)?$/;
/** Seconds reach this value in the year 5138; milliseconds passed it in 1973. */
const MILLISECONDS_FROM = 1e11;
const FIRST = Date.UTC(1995);
const DAY = 86_400_000;

function instantOf(written: string): number {
  if (NUMBER.test(written)) return Number(written) < MILLISECONDS_FROM ? Number(written) * 1000 : Number(written);
  const [, day, month, year, clock, zone] = CALENDAR.exec(`[${written}]`) ?? [];
  if (day !== undefined) return Date.parse(`${day} ${month} ${year} ${clock} ${zone}`);
  return ZONED.test(written) ? Date.parse(written) : NaN;
}

/** Milliseconds since 1970; undefined if no time can be read or if the host refuses it. */
export function lineTime(text: string, now = Date.now()): number | undefined {
  const written = text.startsWith("{") ? JSON_TIME.exec(text)?.[1] : CALENDAR.exec(text)?.[0].slice(1, -1);
  const time = written === undefined ? NaN : instantOf(written);
  return time >= FIRST && time <= now + DAY ? time : undefined;
}
