import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";
import { getFrictionCost } from "../../friction.upstream.ts";

export const frictionCost: TrafficReportResolvers["frictionCost"] = async ({ question }, _, { upstream }) => {
  const { rows, ...totals } = camel(await getFrictionCost(upstream, question));
  return { ...totals, rows: rows.map(({ signal, ...row }) => ({ signal: upper(signal), ...row })) };
};
