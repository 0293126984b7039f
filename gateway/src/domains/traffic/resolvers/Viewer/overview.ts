import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { comparisonToWire } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { clockOf, getProjects } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { getOverview } from "../../overview.upstream.ts";

const MAX_TEXT = 200;

export const overview: ViewerResolvers["overview"] = async (_, { range, compare, goal }, context) => {
  if (goal && goal.length > MAX_TEXT) throw invalid("goal", requestRefusals.tooLong({ field: "goal", max: MAX_TEXT }));
  const projects = await getProjects(context);
  const oldest = Math.min(...projects.map(({ created_at }) => Date.parse(created_at)), context.now());
  // one date range for all projects, in the caller's time zone
  const dates = resolveRange(range, clockOf({ timezone: null }, context), oldest);
  const { rows } = await getOverview(context.upstream, {
    ...dates,
    ...(compare && { compare: comparisonToWire[compare] }),
    ...(goal && { goal }),
  });
  const named = new Map(projects.map((project) => [project.widget_id, project]));
  return {
    ...dates,
    rows: rows.flatMap(({ widget_id, ...row }) => {
      const project = named.get(widget_id);
      return project === undefined ? [] : [{ ...camel(row), project }];
    }),
  };
};
