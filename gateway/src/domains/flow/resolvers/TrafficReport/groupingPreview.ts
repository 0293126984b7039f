import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { previewGrouping } from "../../flow.upstream.ts";

const MAX_RULE = 300;

export const groupingPreview: TrafficReportResolvers["groupingPreview"] = async (
  { question },
  { rule },
  { upstream },
) => {
  const pattern = rule.trim();
  if (pattern === "" || pattern.length > MAX_RULE) {
    throw invalid("rule", trafficRefusals.groupingRule({ max: MAX_RULE }));
  }
  const { rows, total } = await previewGrouping(upstream, question, pattern);
  return { paths: rows, totalCount: total };
};
