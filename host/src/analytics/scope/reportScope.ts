// The scope of every report: project, time zone, range and comparison range, events. A share link with a fixed range
// shows only that range, and nothing before or after it, not even in comparisons.
import type { AnsweredRange, Comparison } from "@sightline/schema/rest/range";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import type { EventQueries } from "#host/stores/events.ts";
import type { Caller } from "#host/http/caller.ts";
import type { FilterRequest, EventFilter } from "../filter/filter.ts";
import { refusePersonalFilter } from "../filter/personal.ts";
import { readFilter } from "../filter/readFilter.ts";
import { reportGoal, type ReportGoal } from "../goals/countedGoal.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject, type ScopedProject } from "#host/http/projectScope.ts";
import { comparedPeriod, periodOf, until, type Period } from "./reportRange.ts";
import type { RequestHeaders } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { zoneOf, type Zone } from "./zone.ts";

export interface ReportScope {
  project: ScopedProject;
  zone: Zone;
  period: Period;
  previous: Period | undefined;
  filter: EventFilter;
  /** the goal whose conversions are counted; the filter contains its condition */
  counted?: ReportGoal | undefined;
  /** instant of the request: intervals that end later are not complete yet */
  now: number;
}

export interface ReportRequest extends FilterRequest {
  widget_id: number;
  startDate: string;
  endDate: string;
  compare?: Comparison | undefined;
  goal?: string | undefined;
}

interface Asked {
  body: ReportRequest;
  caller: Caller;
  headers: RequestHeaders;
  services: Services;
}

/** The store that a query uses, or its answers of the last minute (`EventStore.cached`), and its abort signal. */
export interface QueryContext {
  events: EventQueries;
  signal: AbortSignal;
}

export async function gatherReport({ body, caller, headers, services }: Asked): Promise<ReportScope> {
  const project = await scopedProject(services, caller, body.widget_id);
  const zone = zoneOf(project.timezone, headers.tz);
  const period = periodOf(body.startDate, body.endDate, zone);
  refuseOutside(period, caller, zone);
  refusePersonalFilter(caller, body);
  const filter = await readFilter(services.entities, project.widgetId, body);
  const goal = await reportGoal(services.entities, project.widgetId, body.goal);
  return {
    project,
    zone,
    period: until(period, headers.asOf),
    previous: body.compare && !hasFixedRange(caller) ? comparedPeriod(period, body.compare, zone) : undefined,
    filter: goal
      ? { ...filter, goal: goal.sql, goalInQuarters: goal.inQuarters, params: { ...filter.params, ...goal.params } }
      : filter,
    counted: goal,
    now: services.now(),
  };
}

/** The link has a fixed range that its holder can't leave. */
const hasFixedRange = (caller: Caller) => caller.kind === "share" && !caller.freeRange;

/** The range that the holder of a link can't leave; undefined: any range. */
export const fixedPeriod = (caller: Caller, zone: Zone): Period | undefined =>
  caller.kind === "share" && !caller.freeRange ? periodOf(caller.startDate, caller.endDate, zone) : undefined;

export function refuseOutside(period: Period, caller: Caller, zone: Zone): void {
  const allowed = fixedPeriod(caller, zone);
  if (caller.kind !== "share" || !allowed) return;
  if (period.from >= allowed.from && period.to <= allowed.to) return;
  throw new Problem(shareRefusals.otherRange({ start: allowed.startDate, end: allowed.endDate }), {
    field: "startDate",
  });
}

/** For calls with a range of their own. */
export function refuseFixedRange(caller: Caller): void {
  if (hasFixedRange(caller)) throw new Problem(shareRefusals.ownRangeOnly());
}

export function answeredRange({ period, previous, zone }: ReportScope): AnsweredRange {
  const { startDate, endDate } = period;
  const compared = previous && { previousStartDate: previous.startDate, previousEndDate: previous.endDate };
  return { startDate, endDate, timezone: zone.name, ...compared };
}
