// The arguments of the graph as the wire's question.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { Context } from "#gateway/context.ts";
import type {
  AcquisitionWithinInput,
  Comparison,
  FilterInput,
  RangeInput,
} from "#gateway/__generated__/resolverTypes.ts";
import { comparisonToWire } from "#gateway/graph/enums.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { clockOf, type ProjectNode } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import type { AcquisitionQuestion } from "../acquisition.sources.ts";

export interface AskedAcquisition {
  range: RangeInput;
  compare?: Comparison | null | undefined;
  filters?: FilterInput | null | undefined;
  goal?: string | null | undefined;
  within?: AcquisitionWithinInput | null | undefined;
}

const LONGEST_GOAL = 200;
const LONGEST_VALUE = 500;

/** An empty value is one, too: where it is unknown. */
function withinOf(within: AcquisitionWithinInput): AcquisitionQuestion["within"] {
  const given: AcquisitionQuestion["within"] = {};
  for (const level of ["channel", "source", "landing"] as const) {
    const value = within[level];
    if (value === null || value === undefined) continue;
    if (value.length > LONGEST_VALUE)
      throw invalid(`within.${level}`, requestRefusals.tooLong({ field: `within.${level}`, max: LONGEST_VALUE }));
    given[level] = value;
  }
  return given;
}

export function acquisitionQuestion(
  project: ProjectNode,
  asked: AskedAcquisition,
  context: Context,
): AcquisitionQuestion {
  const { range, compare, filters, goal, within } = asked;
  if (goal && goal.length > LONGEST_GOAL)
    throw invalid("goal", requestRefusals.tooLong({ field: "goal", max: LONGEST_GOAL }));
  return {
    widget_id: project.widget_id,
    ...resolveRange(range, clockOf(project, context), Date.parse(project.created_at)),
    ...wireFilter(filters),
    ...(compare && { compare: comparisonToWire[compare] }),
    ...(goal && { goal }),
    within: withinOf(within ?? {}),
  };
}
