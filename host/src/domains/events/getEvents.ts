import { getEvents as call } from "@sightline/schema/rest/events/events";
import { eventNaming } from "#host/http/filter/eventNaming.ts";
import { readers } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
import { periodOf, until } from "#host/http/scope/reportRange.ts";
import { refuseOutside } from "#host/http/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { addDays, localDay, zoneOf } from "#host/http/scope/zone.ts";
import { eventNames } from "./sql/eventNames.ts";

const DAYS = 90;

export const getEvents = route(call, {
  permit: readers("events", "dashboard"),
  gather: async ({ body, caller, headers, services }) => {
    const { startDate, endDate } = body;
    if (caller.kind === "share" && caller.modules === "events" && caller.uniqueModuleId !== "") {
      throw new Problem("ROLE", "This link shows one event, and not which others there are");
    }
    if ((startDate === undefined) !== (endDate === undefined)) {
      const field = startDate === undefined ? "startDate" : "endDate";
      throw new Problem("INVALID", "Give both startDate and endDate, or neither for the last 90 days", { field });
    }
    const project = await scopedProject(services, caller, body.widget_id);
    const zone = zoneOf(project.timezone, headers.tz);
    const today = localDay(services.now(), zone);
    const period = periodOf(startDate ?? addDays(today, 1 - DAYS), endDate ?? today, zone);
    refuseOutside(period, caller, zone);
    return {
      widgetId: project.widgetId,
      // parts of a trend that still lie ahead would let every line fall
      period: until(until(period, headers.asOf), services.now() + 1),
      trend: body.trend ?? false,
      hidden: body.hidden ?? false,
    };
  },
  ask: async ({ events, entities }, question, { signal }) => {
    const naming = await eventNaming(entities, question.widgetId);
    return { naming, rows: await eventNames({ events, signal }, { ...question, naming }) };
  },
  answer: ({ naming, rows }) => ({
    rows: rows.map((row) => {
      const { display_name, hidden, merged } = naming.of(row.event_name);
      return {
        ...row,
        ...(display_name !== "" && { display_name }),
        ...(hidden && { hidden }),
        ...(merged.length > 0 && { merged }),
      };
    }),
  }),
});
