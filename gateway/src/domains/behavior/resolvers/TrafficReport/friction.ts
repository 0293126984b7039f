import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { getFriction } from "../../friction.upstream.ts";

export const friction: TrafficReportResolvers["friction"] = async ({ question }, _, { upstream }) =>
  camel(await getFriction(upstream, question));
