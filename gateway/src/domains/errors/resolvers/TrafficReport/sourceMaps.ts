import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { listSourceMaps } from "../../maps.upstream.ts";

export const sourceMaps: TrafficReportResolvers["sourceMaps"] = async ({ question }, _, { upstream }) =>
  camel(await listSourceMaps(upstream, question.widget_id));
