import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { getPerformance } from "../../behavior.upstream.ts";

export const performance: TrafficReportResolvers["performance"] = async ({ question }, args, { upstream }) => {
  const requested = { dimension: lower(args.dimension ?? "PAGE"), vital: args.vital ?? "LCP", ...pageOf(args, 200) };
  const { interval, ...report } = camel(await getPerformance(upstream, question, requested));
  return { ...report, interval: upper(interval) };
};
