// Maps the graph's arguments to the wire's query. Defaults: the action is a visit, and the period suits the range.
import { RETENTION_COLUMNS, type RetentionAct, type RetentionPeriod } from "@sightline/schema/rest/retention/retention";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { Context } from "#gateway/context.ts";
import type { FilterInput, RangeInput, RetentionActInput } from "#gateway/__generated__/resolverTypes.ts";
import type { RetentionPeriod as GraphPeriod } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { clockOf, type ProjectNode } from "#gateway/graph/project.ts";
import type { DayRange } from "@sightline/schema/rest/ranges/presets";
import { resolveRange } from "#gateway/graph/range.ts";
import type { RetentionQuestion } from "./retention.sources.ts";

export interface RetentionRequest {
  range: RangeInput;
  filters?: FilterInput | null | undefined;
  period?: GraphPeriod | null | undefined;
  columns?: number | null | undefined;
  start?: RetentionActInput | null | undefined;
  return?: RetentionActInput | null | undefined;
}

const DAY = 86_400_000;
const LONGEST_VALUE = 500;

/** A period that gives an easily readable retention triangle. */
function defaultPeriod({ startDate, endDate }: DayRange): RetentionPeriod {
  const days = (Date.parse(endDate.slice(0, 10)) - Date.parse(startDate.slice(0, 10))) / DAY + 1;
  if (days <= 14) return "day";
  return days <= 186 ? "week" : "month";
}

function actOf(act: RetentionActInput | null | undefined, field: string): RetentionAct {
  if (!act) return { kind: "visit", value: "" };
  const kind = lower(act.kind);
  const value = kind === "page" || kind === "event" || kind === "goal" ? (act.value ?? "").trim() : "";
  if (value === "" && kind === "page") throw invalid(`${field}.value`, trafficRefusals.pageMissing());
  if (value === "" && kind === "event") throw invalid(`${field}.value`, trafficRefusals.eventMissing());
  if (value === "" && kind === "goal") throw invalid(`${field}.value`, trafficRefusals.goalMissing());
  if (value.length > LONGEST_VALUE)
    throw invalid(`${field}.value`, requestRefusals.tooLong({ field: `${field}.value`, max: LONGEST_VALUE }));
  return { kind, value };
}

export function retentionQuestion(
  project: ProjectNode,
  requested: RetentionRequest,
  context: Context,
): RetentionQuestion {
  const dates = resolveRange(requested.range, clockOf(project, context), Date.parse(project.created_at));
  const { least, most, standard } = RETENTION_COLUMNS;
  const columns = requested.columns ?? standard;
  if (columns < least || columns > most)
    throw invalid("columns", requestRefusals.outOfRange({ field: "columns", value: columns, min: least, max: most }));
  return {
    widget_id: project.widget_id,
    ...dates,
    ...wireFilter(requested.filters),
    period: requested.period ? lower(requested.period) : defaultPeriod(dates),
    columns,
    start: actOf(requested.start, "start"),
    return: actOf(requested.return, "return"),
  };
}
