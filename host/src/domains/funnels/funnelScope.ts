// What a funnel's report covers: a report's scope, the funnel, and the events that are read.
import type { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";
import { funnelsRefusals } from "@sightline/schema/rest/funnels/refusals";
import { attemptsSql, type AttemptsQuestion } from "#host/analytics/funnels/attemptsSql.ts";
import { funnelEvents, type FunnelEvents } from "#host/analytics/funnels/funnelEvents.ts";
import { funnelSessionsSql, funnelUnit, funnelWindow } from "#host/analytics/funnels/funnelSessions.ts";
import { requiredSteps } from "#host/analytics/funnels/stepTables.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import { fixedPeriod, gatherReport, type ReportScope } from "#host/analytics/scope/reportScope.ts";
import { IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { Problem } from "#host/http/problem.ts";
import { ownFunnel, refuseWithoutFeature } from "./profileOf.ts";
import { refuseDefinition } from "./refuseDefinition.ts";

type ReportRequest = Parameters<typeof gatherReport>[0];

interface Selection {
  id?: number | undefined;
  definition?: FunnelDefinition | undefined;
}

export interface FunnelScope extends ReportScope {
  funnel: FunnelDefinition;
  /** numbers of the required steps */
  required: readonly number[];
  events: FunnelEvents;
  unit: AttemptsQuestion["unit"];
  /** milliseconds from its start in which an attempt can go on */
  window: number;
  /** nothing is read from this instant on */
  end: number;
}

async function requestedFunnel({ body, caller, services }: ReportRequest & { body: Selection }) {
  const { id, definition } = body;
  if (id !== undefined && definition !== undefined) {
    throw new Problem(funnelsRefusals.twoFunnels(), { field: "definition" });
  }
  if (id !== undefined) {
    const funnel = await ownFunnel(services, caller, id);
    if (funnel.widget_id !== body.widget_id) throw new Problem(funnelsRefusals.notFound());
    return funnel;
  }
  if (definition === undefined) throw new Problem(funnelsRefusals.noFunnel(), { field: "id" });
  if (caller.kind === "share") throw new Problem(funnelsRefusals.otherShared(), { field: "definition" });
  return definition;
}

export async function gatherFunnel(
  requested: ReportRequest & { body: ReportRequest["body"] & Selection; signal: AbortSignal },
): Promise<FunnelScope> {
  const { caller, headers, services, signal, body } = requested;
  const funnel = await requestedFunnel(requested);
  const scope = await gatherReport(requested);
  const { widgetId } = scope.project;
  if (body.definition) {
    await refuseWithoutFeature(services.entities, widgetId);
    await refuseDefinition(services, widgetId, funnel, { prefix: "definition.", signal });
  }
  return {
    ...scope,
    funnel,
    required: requiredSteps(funnel),
    events: await funnelEvents(services.entities, widgetId, funnel, { isStored: !body.definition }),
    unit: funnelUnit(funnel),
    window: funnelWindow(funnel),
    end: Math.min(headers.asOf ?? Infinity, fixedPeriod(caller, scope.zone)?.to ?? Infinity),
  };
}

/** Rows of `attemptsSql` that start in a period of `funnelParams`. */
export const attemptsOf = (scope: FunnelScope, property?: string): string =>
  attemptsSql({
    rules: scope.funnel,
    unit: scope.unit,
    from: `event WHERE ${funnelSessionsSql(scope.funnel, scope.filter, IN_PERIOD)}\n    AND ${scope.events.types}`,
    bits: scope.events.bits,
    property,
  });

/** The range of events is the period of the starts and the window after it. */
export function funnelParams(scope: FunnelScope, { from, to }: Period = scope.period) {
  const { project, zone, filter, events, window, end } = scope;
  const until = Math.max(Math.min(to + window, end), to);
  return {
    ...periodParams(project.widgetId, zone.name, { from, to: until, asOf: end }),
    ...filter.params,
    ...events.params,
    starts_from: from,
    starts_to: to,
    window,
  };
}
