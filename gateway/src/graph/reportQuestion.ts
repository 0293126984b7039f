// Maps the arguments that every report takes to the wire's query.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { Comparison as WireComparison } from "@sightline/schema/rest/range";
import type { Context } from "#gateway/context.ts";
import type { Comparison, FilterInput, RangeInput } from "#gateway/__generated__/resolverTypes.ts";
import { comparisonToWire } from "./enums.ts";
import { wireFilter, type WireFilter } from "./filters.ts";
import { invalid } from "./invalid.ts";
import { clockOf, type ProjectNode } from "./project.ts";
import { resolveRange } from "./range.ts";

/** The parameters of every report call. */
export interface ReportQuestion extends WireFilter {
  widget_id: number;
  startDate: string;
  endDate: string;
  compare?: WireComparison;
  goal?: string;
}

export interface ReportRequest {
  range: RangeInput;
  compare?: Comparison | null | undefined;
  filters?: FilterInput | null | undefined;
  goal?: string | null | undefined;
}

const LONGEST_GOAL = 200;

export function reportQuestion(project: ProjectNode, requested: ReportRequest, context: Context): ReportQuestion {
  const { range, compare, filters, goal } = requested;
  if (goal && goal.length > LONGEST_GOAL)
    throw invalid("goal", requestRefusals.tooLong({ field: "goal", max: LONGEST_GOAL }));
  return {
    widget_id: project.widget_id,
    ...resolveRange(range, clockOf(project, context), Date.parse(project.created_at)),
    ...wireFilter(filters),
    ...(compare && { compare: comparisonToWire[compare] }),
    ...(goal && { goal }),
  };
}
