// A report's range in the form of the request (local days or hours, end inclusive) and of the store (instants, end
// exclusive), and its comparison range.
import type { Comparison } from "@sightline/schema/rest/range";
import type { DayRange } from "@sightline/schema/rest/ranges/presets";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import { Problem } from "#host/http/problem.ts";
import { addDays, hourLabel, instantOf, localHour, type Zone } from "./zone.ts";

export interface Period {
  /** inclusive, as requested: `YYYY-MM-DD` or `YYYY-MM-DDTHH:00` */
  startDate: string;
  endDate: string;
  /** first instant, and the first one after the end */
  from: number;
  to: number;
  /** events from this instant on are not read, not even for visits that continue after the period */
  asOf?: number;
}

const MAX_DAYS = 5 * 366;
const HOUR = 3_600_000;
const DAY = 86_400_000;

const isHour = (moment: string) => moment.length > 10;
/** The local time as a UTC timestamp: for arithmetic on labels. */
const asUtc = (moment: string) => Date.parse(isHour(moment) ? `${moment}:00Z` : `${moment}T00:00:00Z`);

function endOf(moment: string, zone: Zone): number {
  return isHour(moment) ? instantOf(hourLabel(asUtc(moment) + HOUR), zone) : instantOf(addDays(moment, 1), zone);
}

/** The store supports days from 1900 to 2299. One year on each side is reserved for comparisons. */
const FIRST = "1902";
const LAST = "2298";

export function periodOf(startDate: string, endDate: string, zone: Zone): Period {
  for (const [field, moment] of Object.entries({ startDate, endDate })) {
    if (moment.slice(0, 4) < FIRST || moment.slice(0, 4) > LAST) {
      throw new Problem(trafficRefusals.rangeBounds({ first: FIRST, last: LAST, field }), { field });
    }
  }
  const from = instantOf(startDate, zone);
  const to = endOf(endDate, zone);
  // a day that the zone's clock skipped (Pacific/Apia, 2011-12-30) has zero length
  if (from > to || asUtc(startDate) > asUtc(endDate)) {
    throw new Problem(trafficRefusals.rangeReversed(), { field: "startDate" });
  }
  if (to - from > MAX_DAYS * DAY) {
    throw new Problem(trafficRefusals.rangeTooLong(), {
      field: "startDate",
    });
  }
  return { startDate, endDate, from, to };
}

/**
 * The newest days of a range that a report can cover, such as those of an old project. One day less than the limit,
 * because a clock that is set back adds an hour.
 */
export function longestRange({ startDate, endDate }: DayRange): DayRange {
  const first = addDays(endDate.slice(0, 10), 2 - MAX_DAYS);
  return { startDate: startDate < first ? first : startDate, endDate };
}

/** The part of a period before an instant. A period that has not begun is cut to its first millisecond. */
export function until(period: Period, asOf: number | undefined): Period {
  if (asOf === undefined) return period;
  return { ...period, to: Math.max(Math.min(asOf, period.to), period.from + 1), asOf };
}

/** 29 February is compared with 28 February. */
function yearBefore(moment: string): string {
  const day = `${String(Number(moment.slice(0, 4)) - 1).padStart(4, "0")}${moment.slice(4, 10)}`;
  return day.endsWith("-02-29") ? `${day.slice(0, 8)}28${moment.slice(10)}` : day + moment.slice(10);
}

/** `previous`: the same length, ending just before; `year`: the same days one year earlier. */
export function comparedPeriod(period: Period, comparison: Comparison, zone: Zone): Period {
  const { startDate, endDate } = period;
  if (comparison === "year") return periodOf(yearBefore(startDate), yearBefore(endDate), zone);
  if (isHour(startDate) || isHour(endDate)) {
    const length = period.to - period.from;
    return {
      startDate: localHour(period.from - length, zone),
      endDate: localHour(period.from - HOUR, zone),
      from: period.from - length,
      to: period.from,
    };
  }
  const days = Math.round((asUtc(endDate) - asUtc(startDate)) / DAY) + 1;
  return periodOf(addDays(startDate, -days), addDays(startDate, -1), zone);
}
