// A past moment of the realtime view: the same queries as live, with the moment instead of the current time. Cached for
// a minute, for a limited number of moments, because events may still arrive.
import { REALTIME_HISTORY_MS, REALTIME_STEP_MS } from "@sightline/schema/rest/audience/audience";
import { audienceRefusals } from "@sightline/schema/rest/audience/refusals";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { Problem } from "#host/http/problem.ts";
import { recentAnswersOfStore } from "#host/http/recentAnswers.ts";
import type { Services } from "#host/http/services.ts";
import type { RealtimeBounds } from "./minutes.ts";
import { realtimeRows, type RealtimeRows } from "./realtimeRows.ts";
import { earlierMinutes } from "./sql/earlierMinutes.ts";
import { earlierToday } from "./sql/earlierToday.ts";

const CACHED_MS = 60_000;
/** An answer contains all visitors online, of whom a busy project has thousands. */
const MAX_MOMENTS = 60;
/** The oldest moment of a graph stays valid for the minutes in which the graph is shown, and a browser's clock may be ahead. */
const TOLERANCE_MS = 5 * 60_000;

/** The requested moment, rounded down to the minute; undefined: now. */
export function momentOf(at: string | undefined, now: number): number | undefined {
  if (at === undefined) return undefined;
  const moment = Date.parse(at);
  if (moment > now + TOLERANCE_MS || moment < now - REALTIME_HISTORY_MS - TOLERANCE_MS)
    throw new Problem(audienceRefusals.realtimeMoment());
  return Math.floor(Math.min(moment, now) / REALTIME_STEP_MS) * REALTIME_STEP_MS;
}

const cached = recentAnswersOfStore(
  CACHED_MS,
  ({ events, entities }, key: string) => {
    const bounds = JSON.parse(key) as RealtimeBounds;
    const context: QueryContext = { events, signal: new AbortController().signal };
    const known = Promise.all([earlierMinutes(context, bounds), earlierToday(context, bounds)]);
    return realtimeRows(
      context,
      entities,
      bounds,
      known.then(([weeks, today]) => ({ weeks, today })),
    );
  },
  MAX_MOMENTS,
);

/** A project without a time zone has a different midnight for each member's zone. */
export const pastRows = (services: Services, bounds: RealtimeBounds): Promise<RealtimeRows> =>
  cached(services).get(JSON.stringify(bounds));
