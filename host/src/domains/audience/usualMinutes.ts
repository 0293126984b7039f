// What the last 30 minutes usually look like. Asked every two seconds, and the past does not change: kept for the
// running minute, for a bounded number of projects.
import type { Asking } from "#host/http/reportScope.ts";
import { earlierMinutes } from "./sql/earlierMinutes.ts";
import { runningMinute } from "./sql/todayMinutes.ts";

const MAX_PROJECTS = 1000;

type Kept = { minute: number; weeks: Promise<number[][]> };
/** One memory a store, as a process may have several (tests do). */
const kept = new WeakMap<Asking["events"], Map<number, Kept>>();

export function usualMinutes(
  events: Asking["events"],
  { widget, now }: { widget: number; now: number },
): Promise<number[][]> {
  const projects = kept.get(events) ?? new Map<number, Kept>();
  kept.set(events, projects);
  const minute = runningMinute(now);
  const known = projects.get(widget);
  if (known?.minute === minute) return known.weeks;
  // not ended by one caller's hanging up: others wait for the same answer
  const weeks = earlierMinutes({ events, signal: new AbortController().signal }, { widget, now });
  projects.delete(widget);
  projects.set(widget, { minute, weeks });
  weeks.catch(() => projects.delete(widget));
  const [oldest] = projects.keys();
  if (projects.size > MAX_PROJECTS && oldest !== undefined) projects.delete(oldest);
  return weeks;
}
