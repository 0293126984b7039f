import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";
import { getTrafficDifference } from "../../difference.upstream.ts";

export const difference: TrafficReportResolvers["difference"] = async ({ question }, _, { upstream }) => {
  const { difference: found, range } = await getTrafficDifference(upstream, question);
  if (!found) return null;
  const { segments, moments, ...totals } = found;
  return {
    ...totals,
    segments: segments.map(({ property, ...segment }) => ({ property: upper(property), ...segment })),
    moments: camel(moments).map(({ entries, ...moment }) => ({
      ...moment,
      entries: entries.map(({ kind, ...entry }) => ({ kind: upper(kind), ...entry })),
    })),
    range,
  };
};
