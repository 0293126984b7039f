import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { getEngagement } from "../../behavior.upstream.ts";

export const engagement: TrafficReportResolvers["engagement"] = async ({ question }, page, { upstream }) =>
  camel(await getEngagement(upstream, question, pageOf(page, 20)));
