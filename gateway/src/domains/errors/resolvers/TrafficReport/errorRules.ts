import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";
import { listErrorRules } from "../../rules.upstream.ts";

export const errorRules: TrafficReportResolvers["errorRules"] = async ({ question }, _, { upstream }) => {
  const rules = await listErrorRules(upstream, question.widget_id);
  return rules.map((rule) => ({ ...camel(rule), part: upper(rule.part) }));
};
