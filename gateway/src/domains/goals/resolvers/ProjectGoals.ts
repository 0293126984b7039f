import type { ProjectGoalsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { goalRefusal } from "../goalRefusal.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { goalKey, goalOf } from "../goals.sources.ts";
import { getGoal, getGoals, previewGoal } from "../goals.upstream.ts";
import { wireRule } from "../goalTypes.ts";

export const ProjectGoals: Required<ProjectGoalsResolvers> = {
  async list(project, { range, archived, ...page }, context) {
    const dates = range ? resolveRange(range, clockOf(project, context), Date.parse(project.created_at)) : {};
    const { rows, currency, range: answered } = await getGoals(context.upstream, project.widget_id, dates);
    const shown = rows.filter((row) => row.archived === (archived ?? false));
    if (!range) return { ...connectionOf(shown.map(goalOf), page, goalKey), currency, range: null };
    const standings = new Map(
      shown.map(({ goal_profile_id: goalProfileId, standing }) => [
        goalProfileId,
        standing && { ...camel(standing), goalProfileId, widgetId: project.widget_id },
      ]),
    );
    const { edges, ...rest } = connectionOf(shown.map(goalOf), page, goalKey);
    return {
      ...rest,
      currency,
      range: answered ?? null,
      edges: edges.map((edge) => ({ ...edge, standing: standings.get(edge.node.goalProfileId) ?? null })),
    };
  },

  async goal({ widget_id }, { goalProfileId }, { upstream }) {
    try {
      const goal = await getGoal(upstream, goalProfileId);
      return goal.widget_id === widget_id ? goalOf(goal) : null;
    } catch (error) {
      if (error instanceof UpstreamError && (error.code === "NOT_FOUND" || error.code === "INVALID")) return null;
      throw error;
    }
  },

  async preview({ widget_id }, { rule }, { upstream }) {
    try {
      const { newest, ...preview } = camel(await previewGoal(upstream, widget_id, wireRule(rule)));
      return { preview: { ...preview, visits: newest } };
    } catch (error) {
      return { problem: goalRefusal(refusal(error)) };
    }
  },
};
