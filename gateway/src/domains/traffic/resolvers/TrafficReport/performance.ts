import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { getPerformance } from "../../reports/reports.upstream.ts";

export const performance: TrafficReportResolvers["performance"] = async ({ question }, args, { upstream }) => {
  const asked = { dimension: lower(args.dimension ?? "PAGE"), vital: args.vital ?? "LCP" };
  const { interval, ...report } = camel(await getPerformance(upstream, question, asked));
  return { ...report, interval: upper(interval) };
};
