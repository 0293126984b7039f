// Caches the part of the realtime view that need not be queried every two seconds, because the past hardly changes.
// Cached until the end of the current minute, for a limited number of projects. Late events become visible with the
// next minute.
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { earlierMinutes } from "./sql/earlierMinutes.ts";
import { earlierToday, type EarlierToday } from "./sql/earlierToday.ts";
import { runningMinute, type RealtimeBounds } from "./minutes.ts";

const MAX_PROJECTS = 1000;

export interface KnownForMinute {
  /** page views by minute in previous weeks */
  weeks: number[][];
  today: EarlierToday;
}

type CachedMinute = { minute: number; midnight: number; known: Promise<KnownForMinute> };
/** One cache per store, because a process may have several (as in tests). */
const cache = new WeakMap<QueryContext["events"], Map<number, CachedMinute>>();

export function knownForMinute(events: QueryContext["events"], bounds: RealtimeBounds): Promise<KnownForMinute> {
  const { widget, now, midnight } = bounds;
  const projects = cache.get(events) ?? new Map<number, CachedMinute>();
  cache.set(events, projects);
  const minute = runningMinute(now);
  const last = projects.get(widget);
  // a project without a time zone has a different midnight for each member's zone
  if (last?.minute === minute && last.midnight === midnight) return last.known;
  // not aborted when one caller disconnects: others wait for the same response
  const context = { events, signal: new AbortController().signal };
  const known = Promise.all([earlierMinutes(context, bounds), earlierToday(context, bounds)]).then(
    ([weeks, today]) => ({
      weeks,
      today,
    }),
  );
  projects.delete(widget);
  projects.set(widget, { minute, midnight, known });
  known.catch(() => projects.delete(widget));
  const [oldest] = projects.keys();
  if (projects.size > MAX_PROJECTS && oldest !== undefined) projects.delete(oldest);
  return known;
}
