// Which definitions of funnels are invalid.
import type { FunnelDefinition, FunnelExclusion } from "@sightline/schema/rest/funnels/definition";
import { funnelsRefusals } from "@sightline/schema/rest/funnels/refusals";
import { readOwnFilter } from "#host/analytics/filter/readOwnFilter.ts";
import { canMatchForms } from "#host/analytics/forms/formSelector.ts";
import { stepTerms } from "#host/analytics/funnels/funnelEvents.ts";
import type { StepRule } from "#host/analytics/funnels/stepCondition.ts";
import { hasSubject } from "#host/analytics/goals/goalSubject.ts";
import { isRegexReadable, MAX_REGEX } from "#host/analytics/goals/pageCondition.ts";
import { storedRule } from "#host/analytics/goals/ruleOfKey.ts";
import { selectorPattern } from "#host/analytics/goals/selectorPattern.ts";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";

type Reason =
  | "valueMissing"
  | "unfitMatch"
  | "goalMissing"
  | "unexpectedGoal"
  | "sequenceGoal"
  | "notARegex"
  | "unreadableSelector";

function refuse(reason: Reason | "optionalEnd" | "exclusionRange", field: string): never {
  throw new Problem(funnelsRefusals[reason](), { field });
}

async function refuseRegex(events: Services["events"], value: string, field: string, signal: AbortSignal) {
  if (value.length > MAX_REGEX) throw new Problem(funnelsRefusals.regexLength({ max: MAX_REGEX }), { field });
  if (!(await isRegexReadable(events, value, signal))) refuse("notARegex", field);
}

function refuseRule({ kind, match, value, goal_profile_id }: StepRule, field: string): void {
  if (kind !== "goal" && goal_profile_id !== undefined) refuse("unexpectedGoal", `${field}.goal_profile_id`);
  if (kind === "goal" && goal_profile_id === undefined) refuse("goalMissing", `${field}.goal_profile_id`);
  if (kind === "event" && value === "") refuse("valueMissing", `${field}.value`);
  if (value === "" || kind === "event" || kind === "goal") return;
  const isSelector = match === "selector";
  if ((kind === "page" && isSelector) || (kind === "submit" && !isSelector)) refuse("unfitMatch", `${field}.match`);
  const canMatch = kind === "submit" ? canMatchForms(value) : selectorPattern(value) !== undefined;
  if (isSelector && !canMatch) refuse("unreadableSelector", `${field}.value`);
}

/** Throws if the filter of an exclusion names a goal or a form that it can't, or a value that doesn't exist. */
async function refuseFilter(entities: EntityStore, widgetId: number, exclusion: FunnelExclusion, field: string) {
  const keys = exclusion.custom_filter.flat().flatMap(({ criteria, value }) => (criteria === "goal" ? [value] : []));
  for (const key of keys) {
    const { rule } = await storedRule(entities, widgetId, key);
    if (hasSubject(rule)) refuse("sequenceGoal", field);
  }
  try {
    await readOwnFilter(entities, widgetId, exclusion);
  } catch (error) {
    if (error instanceof Problem) throw new Problem(error, { field });
    throw error;
  }
}

/** `prefix`: of the fields, in the names of refusals */
export async function refuseDefinition(
  { entities, events }: Pick<Services, "entities" | "events">,
  widgetId: number,
  definition: FunnelDefinition,
  { prefix = "", signal }: { prefix?: string; signal: AbortSignal },
): Promise<void> {
  const { steps, exclusions } = definition;
  const rules = [
    ...steps.map((rule, index) => ({ rule, field: `${prefix}steps.${index}` })),
    ...exclusions.map((rule, index) => ({ rule, field: `${prefix}exclusions.${index}` })),
  ];
  for (const end of [0, steps.length - 1]) {
    if (steps[end]?.optional) refuse("optionalEnd", `${prefix}steps.${end}.optional`);
  }
  for (const [index, { from = 1, to = steps.length }] of exclusions.entries()) {
    if (from >= to || to > steps.length) refuse("exclusionRange", `${prefix}exclusions.${index}.to`);
  }
  for (const { rule, field } of rules) refuseRule(rule, field);
  for (const [index, exclusion] of exclusions.entries()) {
    await refuseFilter(entities, widgetId, exclusion, `${prefix}exclusions.${index}.custom_filter`);
  }
  const { goals } = await stepTerms(entities, widgetId, definition);
  for (const { rule, field } of rules) {
    const { kind, goal_profile_id = 0, match, value } = rule;
    if (kind === "goal" && !goals.has(goal_profile_id)) refuse("goalMissing", `${field}.goal_profile_id`);
    const goal = goals.get(goal_profile_id);
    if (kind === "goal" && goal && hasSubject(goal)) refuse("sequenceGoal", `${field}.goal_profile_id`);
    const isRegex = match === "regex" && (kind === "page" || kind === "click") && value !== "";
    if (isRegex) await refuseRegex(events, value, `${field}.value`, signal);
  }
}
