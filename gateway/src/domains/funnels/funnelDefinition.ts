// Maps what a funnel counts between wire and graph.
import type { FunnelDefinition as WireDefinition } from "@sightline/schema/rest/funnels/definition";
import type { NamedFunnel as Named } from "@sightline/schema/rest/funnels/funnels";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { z } from "zod";
import type {
  FunnelDefinition,
  FunnelDefinitionInput,
  FunnelExclusionInput,
  FunnelStepInput,
} from "#gateway/__generated__/resolverTypes.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { groupsOf, wireConditions } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";

/** As in the host's contract. */
const MAX_STEPS = 10;
const MAX_EXCLUSIONS = 5;
const MAX_VALUE = 500;
const MAX_NAME = 100;

type NamedFunnel = z.infer<typeof Named>;
type WireCondition = Omit<WireDefinition["steps"][number], "optional">;

const conditionOf = ({ kind, match, value, page, goal_profile_id }: WireCondition, goals: NamedFunnel["goals"]) => ({
  kind: upper(kind),
  match: upper(match),
  value,
  page,
  goalProfileId: goal_profile_id ?? null,
  goalName: goals.find(({ id }) => id === goal_profile_id)?.name ?? null,
});

export const definitionOf = ({ steps, exclusions, window, order, mode, goals }: NamedFunnel): FunnelDefinition => ({
  steps: steps.map((step) => ({ ...conditionOf(step, goals), name: step.name, isOptional: step.optional })),
  exclusions: exclusions.map((exclusion) => ({
    ...conditionOf(exclusion, goals),
    from: exclusion.from ?? null,
    to: exclusion.to ?? null,
    groups: groupsOf(exclusion.custom_filter),
  })),
  window,
  order: upper(order),
  mode: upper(mode),
});

function limited(text: string | null | undefined, field: string, max: number): string {
  if ((text ?? "").length > max) throw invalid(field, requestRefusals.tooLong({ field, max }));
  return text ?? "";
}

function listed<T>(items: readonly T[], field: string, max: number): readonly T[] {
  if (items.length > max) throw invalid(field, requestRefusals.outOfRange({ field, value: items.length, min: 0, max }));
  return items;
}

const wireCondition = (rule: FunnelStepInput | FunnelExclusionInput, field: string) => ({
  kind: lower(rule.kind),
  match: lower(rule.match ?? "SIMPLE"),
  value: limited(rule.value, `${field}.value`, MAX_VALUE),
  page: limited(rule.page, `${field}.page`, MAX_VALUE),
  ...(rule.goalProfileId != null && { goal_profile_id: rule.goalProfileId }),
});

/** `field` names the definition in errors. */
export const wireDefinition = ({ steps, exclusions, window, order, mode }: FunnelDefinitionInput, field: string) => ({
  steps: listed(steps, `${field}.steps`, MAX_STEPS).map((step, n) => ({
    ...wireCondition(step, `${field}.steps[${n}]`),
    name: limited(step.name, `${field}.steps[${n}].name`, MAX_NAME),
    optional: step.isOptional ?? false,
  })),
  exclusions: listed(exclusions ?? [], `${field}.exclusions`, MAX_EXCLUSIONS).map((exclusion, n) => ({
    ...wireCondition(exclusion, `${field}.exclusions[${n}]`),
    ...(exclusion.from != null && { from: exclusion.from }),
    ...(exclusion.to != null && { to: exclusion.to }),
    custom_filter: wireConditions(exclusion.conditions ?? [], `${field}.exclusions[${n}].conditions`),
  })),
  ...(window != null && { window }),
  ...(order && { order: lower(order) }),
  ...(mode && { mode: lower(mode) }),
});
