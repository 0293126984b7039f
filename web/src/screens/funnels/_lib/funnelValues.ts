// The form values of a funnel: from a stored one or from the URL, their client-side validation, and as they are sent.
import type {
  FunnelDefinitionInput,
  FunnelMode,
  FunnelOrder,
} from "#web/__generated__/useCreateFunnelMutation.graphql.ts";
import type { FormErrors, Refusal } from "#web/relay/form/useForm.ts";
import { readSteps, usualMatch, type StepKind, type StepMatch } from "#web/reports/funnels/funnelSteps.ts";
import type { Group } from "#web/reports/url/reportState.ts";
import { t } from "#web/texts/t.ts";
import type { Choice } from "#web/ui/forms/SelectBox.tsx";
import { isWindow, secondsOf, windowOf, type FunnelWindow } from "./funnelWindow.ts";
import { stepKindLabel } from "./stepLabels.ts";

export interface RuleValues {
  /** identifies it in the form */
  key: string;
  kind: StepKind;
  match: StepMatch;
  value: string;
  page: string;
  /** the number of a goal as text; empty: none chosen */
  goal: string;
  /** the goal of the stored rule: an archived one is not among the project's */
  storedGoal?: Choice | undefined;
}

export interface StepValues extends RuleValues {
  name: string;
  isOptional: boolean;
}

export interface ExclusionValues extends RuleValues {
  /** keys of steps; empty, or of a removed one: the first and the last */
  from: string;
  to: string;
  /** of the API, which the form does not change */
  conditions: readonly Group[];
}

export interface FunnelValues {
  name: string;
  steps: readonly StepValues[];
  exclusions: readonly ExclusionValues[];
  window: FunnelWindow;
  order: FunnelOrder;
  mode: FunnelMode;
}

const DEFAULT_WINDOW = 86_400;
let made = 0;

export const newRule = (kind: StepKind = "PAGE"): RuleValues => ({
  key: String(++made),
  kind,
  match: usualMatch(kind),
  value: "",
  page: "",
  goal: "",
});

export const newStep = (): StepValues => ({ ...newRule(), name: "", isOptional: false });
export const newExclusion = (): ExclusionValues => ({ ...newRule(), from: "", to: "", conditions: [] });

/** A new funnel with the steps of the URL, at least two. */
export function valuesOfSearch(search: URLSearchParams): FunnelValues {
  const steps = readSteps(search).map(({ kind, match, value }) => ({
    ...newStep(),
    kind,
    match,
    ...(kind === "GOAL" ? { goal: value } : { value }),
  }));
  while (steps.length < 2) steps.push(newStep());
  return {
    name: search.get("name")?.slice(0, 100) ?? "",
    steps,
    exclusions: [],
    window: windowOf(DEFAULT_WINDOW),
    order: "ORDERED",
    mode: "VISITOR",
  };
}

/** Whether a step or an exclusion says what to look for. */
export const isRuleWhole = ({ kind, match, value, goal }: RuleValues): boolean => {
  if (kind === "GOAL") return goal !== "";
  return value.trim() !== "" || (stepKindLabel(kind).isAnyPossible && match === usualMatch(kind));
};

export const isWhole = ({ steps, exclusions, window }: FunnelValues): boolean =>
  [...steps, ...exclusions].every(isRuleWhole) && isWindow(secondsOf(window));

const ruleInput = ({ kind, match, value, page, goal }: RuleValues) => ({
  kind,
  match,
  value: kind === "GOAL" ? "" : value.trim(),
  page: stepKindLabel(kind).hasPage ? page.trim() : "",
  ...(kind === "GOAL" && { goalProfileId: Number(goal) }),
});

/** The places of the steps between which an exclusion counts. The steps may have been moved since they were chosen. */
export function stepsAround({ from, to }: ExclusionValues, steps: readonly StepValues[]) {
  const end = steps.length - 1;
  const placeOf = (key: string, other: number) => {
    const place = steps.findIndex((step) => step.key === key);
    return place < 0 ? other : place;
  };
  const [one, other] = [placeOf(from, 0), placeOf(to, end)];
  return one === other ? { first: 0, last: end } : { first: Math.min(one, other), last: Math.max(one, other) };
}

function exclusionInput(exclusion: ExclusionValues, { steps, order }: FunnelValues) {
  const { first, last } = stepsAround(exclusion, steps);
  return {
    ...ruleInput(exclusion),
    ...(order !== "ANY" && first > 0 && { from: first + 1 }),
    ...(order !== "ANY" && last < steps.length - 1 && { to: last + 1 }),
    conditions: exclusion.conditions.map((group) => group.map((condition) => ({ ...condition }))),
  };
}

export function definitionInput(values: FunnelValues): FunnelDefinitionInput {
  const { steps, exclusions, window, order, mode } = values;
  const isEnd = (place: number) => place === 0 || place === steps.length - 1;
  return {
    steps: steps.map((step, place) => ({
      ...ruleInput(step),
      name: step.name.trim(),
      isOptional: step.isOptional && !isEnd(place) && order !== "ANY",
    })),
    exclusions: exclusions.map((exclusion) => exclusionInput(exclusion, values)),
    window: secondsOf(window),
    order,
    mode,
  };
}

/** Names the step or the exclusion to which a refused field belongs, such as `steps.1.value`. */
export function inFunnel<R extends Refusal>(refusal: R): R {
  const [, list, index] = /(steps|exclusions)\.(\d+)/.exec(refusal.field ?? "") ?? [];
  if (!list) return refusal;
  const named = { number: Number(index) + 1, message: refusal.message };
  return {
    ...refusal,
    field: list,
    message: list === "steps" ? t("Step {number}: {message}", named) : t("Exclusion {number}: {message}", named),
  };
}

export function checkFunnel({ name, steps, exclusions, window }: FunnelValues): FormErrors<FunnelValues> {
  const missing = steps.findIndex((step) => !isRuleWhole(step));
  return {
    name: name.trim() ? undefined : t("Please enter a name"),
    steps: missing < 0 ? undefined : t("Complete step {number}", { number: missing + 1 }),
    exclusions: exclusions.every(isRuleWhole) ? undefined : t("Complete every exclusion, or remove it"),
    window: isWindow(secondsOf(window)) ? undefined : t("From 1 minute to 90 days"),
  };
}
