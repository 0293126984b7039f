import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import type { ProjectTrafficResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { getEffect } from "../../effect.upstream.ts";

const lengths = [7, 14, 28] as const;

export const effect: ProjectTrafficResolvers["effect"] = async ({ widget_id }, args, { upstream }) => {
  const days = lengths.find((length) => length === (args.days ?? 14));
  if (days === undefined) throw invalid("days", trafficRefusals.effectDays({ days: args.days }));
  return getEffect(upstream, {
    widget_id,
    date: args.date,
    ...(args.endDate && { end_date: args.endDate }),
    metric: lower(args.metric ?? "VISITORS"),
    days,
    ...(args.goal && { goal: args.goal }),
    ...wireFilter(args.filters),
  });
};
