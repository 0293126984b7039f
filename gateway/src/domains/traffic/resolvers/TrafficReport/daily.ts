import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";
import { getDailyTraffic } from "../../reports.upstream.ts";

export const daily: TrafficReportResolvers["daily"] = async ({ question }, _, { upstream }) => {
  const { rows, ...rest } = camel(await getDailyTraffic(upstream, question));
  return { ...rest, rows: rows.map((row) => ({ ...row, anomaly: row.anomaly && upper(row.anomaly) })) };
};
