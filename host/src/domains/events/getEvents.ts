import { getEvents as call } from "@sightline/schema/rest/events/events";
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import type { Caller } from "#host/http/caller.ts";
import { readers } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { until } from "#host/analytics/scope/reportRange.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { quarterEnd } from "#host/analytics/intervals/quarters.ts";
import { route, type Move } from "#host/http/route.ts";
import { addDays, localDay, zoneOf } from "#host/analytics/scope/zone.ts";
import { eventCounts } from "./sql/eventCounts.ts";
import { eventNames } from "./sql/eventNames.ts";

const DAYS = 90;

/** The requested days; the last 90 by default. */
async function daysOf({ body, caller, headers, services }: Move<typeof call>) {
  const { startDate, endDate } = body;
  if (startDate !== undefined && endDate !== undefined) return { startDate, endDate };
  if (startDate !== endDate) {
    const field = startDate === undefined ? "startDate" : "endDate";
    throw new Problem(eventsRefusals.oneDate(), { field });
  }
  const project = await scopedProject(services, caller, body.widget_id);
  const today = localDay(services.now(), zoneOf(project.timezone, headers.tz));
  return { startDate: addDays(today, 1 - DAYS), endDate: today };
}

/** A link to one event doesn't grant access to the list. */
export function refuseOneShared(caller: Caller): void {
  if (caller.kind === "share" && caller.modules === "events" && caller.uniqueModuleId !== "") {
    throw new Problem(eventsRefusals.onlyOneShared());
  }
}

export const getEvents = route(call, {
  permit: readers("events", "dashboard"),
  gather: async (move) => {
    const { body, caller } = move;
    refuseOneShared(caller);
    const scope = await gatherReport({ ...move, body: { ...body, ...(await daysOf(move)) } });
    const { trend = false, hidden = false, limit, offset } = body;
    // future parts of a trend would look like a drop
    return { scope: { ...scope, period: until(scope.period, quarterEnd(scope.now)) }, trend, hidden, limit, offset };
  },
  ask: async ({ events, entities }, { scope, ...question }, { signal }) => {
    const context = { events: events.cached, signal };
    const naming = await eventNaming(entities, scope.project.widgetId);
    const list = await eventNames(context, scope, { ...question, naming });
    const before =
      scope.previous && (await eventCounts(context, scope, { period: scope.previous, naming, of: list.rows }));
    return { ...list, naming, before };
  },
  answer: ({ rows, total, naming, before }, { scope }) => ({
    rows: rows.map((row) => {
      const { display_name, hidden, merged } = naming.of(row.event_name);
      return {
        ...row,
        ...(display_name !== "" && { display_name }),
        ...(hidden && { hidden }),
        ...(merged.length > 0 && { merged }),
        ...(before && { previous: before(row) }),
      };
    }),
    total,
    range: answeredRange(scope),
  }),
});
