// Validates the input of a flow before the host is called.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import type { FlowStopInput } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";

const MAX_NAME = 300;

export function stopOf({ kind, name }: FlowStopInput, field: string) {
  if (name.length >= 1 && name.length <= MAX_NAME) return { kind: lower(kind), name };
  throw invalid(`${field}.name`, requestRefusals.lengthRange({ field: `${field}.name`, min: 1, max: MAX_NAME }));
}

export function atMost<T>(list: readonly T[] | null | undefined, most: number, field: string): readonly T[] {
  if ((list ?? []).length <= most) return list ?? [];
  throw invalid(field, requestRefusals.tooMany({ field, max: most }));
}

interface Steps {
  exclude?: readonly FlowStopInput[] | null;
  grouping?: readonly string[] | null;
  events?: boolean | null;
}

/** The options that define a path's steps, shared by all flow queries. */
export function stepsOf({ exclude, grouping, events }: Steps) {
  const rules = atMost(grouping, 30, "grouping").map((rule) => rule.trim());
  if (rules.some((rule) => rule === "" || rule.length > MAX_NAME)) {
    throw invalid("grouping", trafficRefusals.groupingRule({ max: MAX_NAME }));
  }
  return {
    exclude: atMost(exclude, 50, "exclude").map((stop, n) => stopOf(stop, `exclude.${n}`)),
    grouping: rules,
    events: events ?? false,
  };
}

export const stopKinds = { page: "PAGE", event: "EVENT", other: null } as const;
