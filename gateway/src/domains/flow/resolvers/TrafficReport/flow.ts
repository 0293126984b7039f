import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { getBehaviorFlow } from "../../flow.upstream.ts";
import { atMost, stepsOf, stopKinds, stopOf } from "../../flowStop.ts";

export const flow: TrafficReportResolvers["flow"] = async ({ question }, args, { upstream }) => {
  const { start, end, converted } = args;
  const steps = args.steps ?? 5;
  if (steps < 3 || steps > 10)
    throw invalid("steps", requestRefusals.outOfRange({ field: "steps", value: steps, min: 3, max: 10 }));
  if (start && end) throw invalid("end", trafficRefusals.flowBothEnds());
  const { nodes, ...report } = await getBehaviorFlow(upstream, question, {
    ...(start && { start: stopOf(start, "start") }),
    ...(end && { end: stopOf(end, "end") }),
    through: atMost(args.through, 5, "through").map((stop, n) => stopOf(stop, `through.${n}`)),
    steps,
    ...stepsOf(args),
    ...(converted != null && { converted }),
  });
  return { ...report, nodes: nodes.map((node) => ({ ...node, kind: stopKinds[node.kind] })) };
};
