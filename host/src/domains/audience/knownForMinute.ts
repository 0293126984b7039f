// What the realtime view need not ask every two seconds: the past hardly changes. Kept for the running minute, for a
// bounded number of projects; an event that comes in late is seen with the next minute.
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { earlierMinutes } from "./sql/earlierMinutes.ts";
import { earlierToday, type EarlierToday } from "./sql/earlierToday.ts";
import { runningMinute, type RealtimeBounds } from "./minutes.ts";

const MAX_PROJECTS = 1000;

export interface KnownForMinute {
  /** page views by minute in earlier weeks */
  weeks: number[][];
  today: EarlierToday;
}

type CachedMinute = { minute: number; midnight: number; known: Promise<KnownForMinute> };
/** One memory a store, as a process may have several (tests do). */
const cache = new WeakMap<QueryContext["events"], Map<number, CachedMinute>>();

export function knownForMinute(events: QueryContext["events"], bounds: RealtimeBounds): Promise<KnownForMinute> {
  const { widget, now, midnight } = bounds;
  const projects = cache.get(events) ?? new Map<number, CachedMinute>();
  cache.set(events, projects);
  const minute = runningMinute(now);
  const last = projects.get(widget);
  // a project without a zone has as many midnights as its members have
  if (last?.minute === minute && last.midnight === midnight) return last.known;
  // not ended by one caller's hanging up: others wait for the same answer
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
