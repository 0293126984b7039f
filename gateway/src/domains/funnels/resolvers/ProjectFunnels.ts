import type { ProjectFunnelsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { comparisonToWire } from "#gateway/graph/enums.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { wireDefinition } from "../funnelDefinition.ts";
import { funnelOfProject } from "../funnels.nodes.ts";
import { funnelKey, listedFunnel } from "../funnels.sources.ts";
import { getFunnelResult, getFunnels } from "../funnels.upstream.ts";
import { refuseWithoutFunnels } from "../refuseWithoutFunnels.ts";

export const ProjectFunnels: Required<ProjectFunnelsResolvers> = {
  async list(project, { range, archived, ...page }, context) {
    refuseWithoutFunnels(project);
    const { widget_id } = project;
    const dates = range ? resolveRange(range, clockOf(project, context), Date.parse(project.created_at)) : {};
    const wanted = { ...dates, ...(archived && { archived: "only" as const }) };
    const { rows, range: answered } = await getFunnels(context.upstream, widget_id, wanted);
    const standings = new Map(rows.map(({ id, standing }) => [id, standing ?? null]));
    const { edges, ...rest } = connectionOf(
      rows.map((row) => listedFunnel(widget_id, row)),
      page,
      funnelKey,
    );
    return {
      ...rest,
      range: answered ?? null,
      edges: edges.map((edge) => ({ ...edge, standing: standings.get(edge.node.funnelId) ?? null })),
    };
  },

  funnel(project, { funnelId }, { upstream }) {
    refuseWithoutFunnels(project);
    return funnelOfProject(upstream, project.widget_id, funnelId);
  },

  report(project, { funnelId, range, compare, filters }, context) {
    refuseWithoutFunnels(project);
    return {
      question: {
        widget_id: project.widget_id,
        id: funnelId,
        ...resolveRange(range, clockOf(project, context), Date.parse(project.created_at)),
        ...wireFilter(filters),
      },
      compare: compare ? { compare: comparisonToWire[compare] } : {},
    };
  },

  async preview(project, { definition, range, filters }, context) {
    try {
      refuseWithoutFunnels(project);
      const question = {
        widget_id: project.widget_id,
        definition: wireDefinition(definition, "definition"),
        ...resolveRange(range, clockOf(project, context), Date.parse(project.created_at)),
        ...wireFilter(filters),
      };
      return { result: camel(await getFunnelResult(context.upstream, question)) };
    } catch (error) {
      return { problem: refusal(error) };
    }
  },
};
