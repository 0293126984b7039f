import type { FlowStopInput, TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { getBehaviorFlow } from "../../flow/flow.upstream.ts";

const MAX_NAME = 300;

function stopOf({ kind, name }: FlowStopInput, field: string) {
  if (name.length >= 1 && name.length <= MAX_NAME) return { kind: lower(kind), name };
  throw invalid(`${field}.name`, `${field}.name must have 1 to ${MAX_NAME} characters`);
}

function atMost<T>(list: readonly T[] | null | undefined, most: number, field: string): readonly T[] {
  if ((list ?? []).length <= most) return list ?? [];
  throw invalid(field, `${field} holds more than ${most}; take some away`);
}

export const flow: TrafficReportResolvers["flow"] = async ({ question }, args, { upstream }) => {
  const { start, end, events } = args;
  const steps = args.steps ?? 5;
  if (steps < 3 || steps > 10) throw invalid("steps", `steps is ${steps}; it must be from 3 to 10`);
  if (start && end) throw invalid("end", "A flow begins at a step or ends at one, not both; take one of them away");
  const grouping = atMost(args.grouping, 30, "grouping").map((rule) => rule.trim());
  if (grouping.some((rule) => rule === "" || rule.length > MAX_NAME)) {
    throw invalid("grouping", `A rule must have 1 to ${MAX_NAME} characters, such as /product/*`);
  }
  const { nodes, ...report } = await getBehaviorFlow(upstream, question, {
    ...(start && { start: stopOf(start, "start") }),
    ...(end && { end: stopOf(end, "end") }),
    through: atMost(args.through, 5, "through").map((stop, n) => stopOf(stop, `through.${n}`)),
    exclude: atMost(args.exclude, 50, "exclude").map((stop, n) => stopOf(stop, `exclude.${n}`)),
    steps,
    grouping,
    events: events ?? false,
  });
  const kinds = { page: "PAGE", event: "EVENT", other: null } as const;
  return { ...report, nodes: nodes.map((node) => ({ ...node, kind: kinds[node.kind] })) };
};
