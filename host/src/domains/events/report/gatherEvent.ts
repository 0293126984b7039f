import type { EventNaming } from "@sightline/schema/rest/events/events";
import type { Caller } from "#host/http/caller.ts";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import type { RequestHeaders } from "#host/http/route.ts";
import { gatherReport, type ReportRequest, type ReportScope } from "#host/analytics/scope/reportScope.ts";
import type { Services } from "#host/http/services.ts";
import { refuseOtherEvents } from "./refuseOtherEvents.ts";
import type { EventQuestion } from "./sql/eventQuestion.ts";

interface Asked {
  body: ReportRequest & { key: string; value: string };
  caller: Caller;
  headers: RequestHeaders;
  services: Services;
}

interface Gathered {
  scope: ReportScope;
  question: EventQuestion;
  /** undefined: requested by a property */
  naming: EventNaming | undefined;
}

export async function gatherEvent(requested: Asked): Promise<Gathered> {
  const { key, value } = requested.body;
  refuseOtherEvents(requested.caller, requested.body);
  const scope = await gatherReport(requested);
  const { project, zone, period, filter } = scope;
  const naming = key === "name" ? await eventNaming(requested.services.entities, project.widgetId) : undefined;
  const names = naming?.namesOf(value) ?? [];
  return {
    scope,
    question: { widgetId: project.widgetId, zone, period, filter, key, value, names },
    naming: naming?.of(value),
  };
}
