import type { GoalResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { comparisonToWire } from "#gateway/graph/enums.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { clockOf, findProject } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";

export const Goal: Pick<GoalResolvers, "report"> = {
  async report({ widgetId, goalProfileId, key }, { range, compare, filters }, context) {
    const project = await findProject(context, widgetId);
    if (!project) return null;
    return {
      goalKey: key,
      question: {
        widget_id: widgetId,
        goal_profile_id: goalProfileId,
        ...resolveRange(range, clockOf(project, context), Date.parse(project.created_at)),
        ...wireFilter(filters),
        ...(compare && { compare: comparisonToWire[compare] }),
      },
    };
  },
};
