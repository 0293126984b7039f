// The scope of a retention query: the cohorts of the range, and how long each is followed. For a link with a fixed
// range, cohorts are not followed beyond it.
import type { RetentionAct, RetentionPeriod } from "@sightline/schema/rest/retention/retention";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { PURCHASE } from "#host/analytics/goals/conversionScope.ts";
import { ruleOfKey } from "#host/analytics/goals/countedGoal.ts";
import { projectPageRule } from "#host/analytics/goals/projectPageRule.ts";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { Move } from "#host/http/route.ts";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { gatherReport, type ReportRequest, type ReportScope } from "#host/analytics/scope/reportScope.ts";
import { addDays } from "#host/analytics/scope/zone.ts";
import { intervalsOf, type IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { periodNumber } from "./periodNumber.ts";
import type { NamedAct } from "./sql/actSql.ts";

export interface RetentionScope extends ReportScope {
  /** the periods of the range, and the following ones in which its cohorts are followed */
  slots: IntervalSlot[];
  /** how many of them start a cohort */
  cohorts: number;
  columns: number;
  by: RetentionPeriod;
  start: NamedAct;
  back: NamedAct;
  /** number of the first slot */
  first: number;
  /** events are read until this instant */
  until: number;
}

interface RetentionRequest extends ReportRequest {
  period: RetentionPeriod;
  columns: number;
  start: RetentionAct;
  return: RetentionAct;
}

const MOST_COHORTS = 93;
const tooMany: Record<RetentionPeriod, Refusal> = {
  day: trafficRefusals.tooManyDays(),
  week: trafficRefusals.tooManyWeeks(),
  month: trafficRefusals.tooManyMonths(),
};
const longest: Record<RetentionPeriod, number> = { day: 1, week: 7, month: 31 };

async function namedAct(entities: EntityStore, widget: number, act: RetentionAct): Promise<NamedAct> {
  if (act.kind === "event" || act.kind === "purchase") {
    const name = act.kind === "event" ? act.value : PURCHASE;
    return { ...act, names: (await eventNaming(entities, widget)).asOneWith(name) };
  }
  if (act.kind === "page") return { ...act, pages: await projectPageRule(entities, widget) };
  return act.kind === "goal" ? { ...act, goal: (await ruleOfKey(entities, widget, act.value)).rule } : act;
}

export async function gatherRetention(
  move: Pick<Move<Endpoint>, "caller" | "headers" | "services"> & { body: RetentionRequest },
): Promise<RetentionScope> {
  const scope = await gatherReport(move);
  const { entities } = move.services;
  const { period: by, columns, start } = move.body;
  const cohorts = intervalsOf(scope.period, by, scope.zone);
  if (cohorts.length > MOST_COHORTS) {
    throw new Problem(tooMany[by], { field: "period" });
  }
  const hasFixedRange = move.caller.kind === "share" && !move.caller.freeRange;
  const followed = { ...scope.period, endDate: addDays(scope.period.endDate, columns * longest[by]) };
  const slots = hasFixedRange ? cohorts : intervalsOf(followed, by, scope.zone).slice(0, cohorts.length + columns - 1);
  const last = slots.at(-1)?.to ?? scope.period.to;
  return {
    ...scope,
    slots,
    cohorts: cohorts.length,
    columns,
    by,
    start: await namedAct(entities, scope.project.widgetId, start),
    back: await namedAct(entities, scope.project.widgetId, move.body.return),
    first: periodNumber(cohorts[0]?.t ?? scope.period.startDate, by),
    until: hasFixedRange ? scope.period.to : last,
  };
}
