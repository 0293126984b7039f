import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { getFlowAround } from "../../flow.upstream.ts";
import { stepsOf, stopKinds, stopOf } from "../../flowStop.ts";

export const flowAround: TrafficReportResolvers["flowAround"] = async ({ question }, args, { upstream }) => {
  const requested = { stop: stopOf(args.stop, "stop"), ...stepsOf(args) };
  const { before, after, ...around } = await getFlowAround(upstream, question, requested);
  const named = (list: typeof before) => list.map((one) => ({ ...one, kind: stopKinds[one.kind] }));
  return { ...around, before: named(before), after: named(after) };
};
