// The conditions of a funnel as readable text, for the audit log. Two different conditions have different texts, so that
// every change is recorded.
import type { FunnelExclusion, FunnelStep } from "@sightline/schema/rest/funnels/definition";

type Condition = Pick<FunnelStep, "kind" | "match" | "value" | "page" | "name" | "goal_profile_id">;

/** `notes`: undefined ones are omitted. */
function inWords(
  { kind, match, value, page, name, goal_profile_id }: Condition,
  notes: (string | undefined)[],
): string {
  const parts = [
    kind,
    match === "simple" ? "" : match,
    value,
    goal_profile_id === undefined ? "" : `#${goal_profile_id}`,
    kind === "page" ? "" : page,
  ];
  const condition = parts.filter((part) => part !== "").join(" ");
  const shown = notes.filter((note) => note !== undefined).join(", ");
  return `${name === "" ? "" : `${name}: `}${condition}${shown === "" ? "" : ` (${shown})`}`;
}

const stepInWords = (step: FunnelStep): string => inWords(step, [step.optional ? "optional" : undefined]);

function filterInWords(filter: FunnelExclusion["custom_filter"]): string | undefined {
  const groups = filter.map((group) =>
    group.map(({ criteria, key, operator, value }) => [criteria, key, operator, value].filter(Boolean).join(" ")),
  );
  return groups.length === 0 ? undefined : `if ${groups.map((group) => group.join(" or ")).join(" and ")}`;
}

const exclusionInWords = (exclusion: FunnelExclusion): string =>
  inWords(exclusion, [
    exclusion.from === undefined ? undefined : `from step ${exclusion.from}`,
    exclusion.to === undefined ? undefined : `to step ${exclusion.to}`,
    filterInWords(exclusion.custom_filter),
  ]);

interface Conditions {
  steps?: readonly FunnelStep[] | undefined;
  exclusions?: readonly FunnelExclusion[] | undefined;
}

/** The fields of a funnel, with a text for each condition. */
export const definitionInWords = <T extends Conditions>({ steps, exclusions, ...rest }: T): object => ({
  ...rest,
  ...(steps && { steps: steps.map(stepInWords) }),
  ...(exclusions && { exclusions: exclusions.map(exclusionInWords) }),
});
