import type { ProjectTrafficResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { comparisonToWire } from "#gateway/graph/enums.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { shortText } from "../../shortText.ts";

export const report: ProjectTrafficResolvers["report"] = (project, { range, compare, filters, goal }, context) => {
  const dates = resolveRange(range, clockOf(project, context), Date.parse(project.created_at));
  return {
    question: {
      widget_id: project.widget_id,
      ...dates,
      ...wireFilter(filters),
      ...(compare && { compare: comparisonToWire[compare] }),
      ...(goal && { goal: shortText(goal, "goal") }),
    },
  };
};
