import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { getEngagement } from "../../reports/reports.upstream.ts";

export const engagement: TrafficReportResolvers["engagement"] = async ({ question }, _, { upstream }) =>
  camel(await getEngagement(upstream, question));
