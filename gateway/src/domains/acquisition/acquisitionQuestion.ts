// Maps the graph's arguments to the wire's query.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { Context } from "#gateway/context.ts";
import type { AcquisitionWithinInput } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import type { ProjectNode } from "#gateway/graph/project.ts";
import { reportQuestion, type ReportRequest } from "#gateway/graph/reportQuestion.ts";
import type { AcquisitionQuestion } from "./acquisition.sources.ts";

export interface AcquisitionRequest extends ReportRequest {
  within?: AcquisitionWithinInput | null | undefined;
}

const LONGEST_VALUE = 500;

/** An empty value is valid: it selects unknown values. */
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
  requested: AcquisitionRequest,
  context: Context,
): AcquisitionQuestion {
  return { ...reportQuestion(project, requested, context), within: withinOf(requested.within ?? {}) };
}
