// Goals with everything that their conditions refer to. A goal on a funnel's step or a form is reached with one event, but
// which one follows from the other events of the session or visitor: the condition finds it in the stored events, so
// that past conversions count as well.
import type { GoalRule } from "@sightline/schema/rest/goals/goals";
import type { EntityStore } from "#host/stores/entities.ts";
import { formAbandoned, formCompleted } from "../forms/formReached.ts";
import type { FormConditions } from "../forms/formConditions.ts";
import { formOfKey } from "../forms/formOfKey.ts";
import { storedFunnels } from "../funnels/storedFunnels.ts";
import { funnelStepOf } from "../funnels/stepKey.ts";
import { stepReached } from "../funnels/stepReached.ts";
import { hasSubject } from "./goalSubject.ts";
import type { KeyedRule, PreparedCondition } from "./keyedRule.ts";
import { withMerged } from "./withMerged.ts";

interface Options {
  /** past conversions of a saved goal remain readable after what it counts was deleted */
  isSaved: boolean;
  /** a SQL condition on the events that are read to find out which one reached the goal; without it, all of the period */
  scope?: string | undefined;
}

/** The funnels and forms of these goals, each read once. */
async function storedSubjects(
  entities: EntityStore,
  widgetId: number,
  goals: readonly GoalRule[],
  { isSaved }: Options,
) {
  const withDeleted = isSaved;
  const isOfFunnel = ({ goal_type }: GoalRule) => goal_type === "funnelStep";
  const ids = goals.filter(isOfFunnel).flatMap(({ goal_value }) => funnelStepOf(goal_value)?.funnel ?? []);
  const keys = new Set(goals.filter((goal) => !isOfFunnel(goal)).map(({ goal_value }) => goal_value));
  const project = await entities
    .selectFrom("widget")
    .select(["features", "timezone"])
    .where("widget_id", "=", widgetId)
    .executeTakeFirst();
  const forms = new Map<string, FormConditions>();
  if (project?.features.includes("formanalytic")) {
    for (const key of keys) {
      const form = await formOfKey(entities, widgetId, key, "form", { withDeleted });
      if (form) forms.set(key, form);
    }
  }
  const funnels = ids.length > 0 ? await storedFunnels(entities, widgetId, ids, { withDeleted }) : undefined;
  return { funnels, forms, zone: project?.timezone || "UTC" };
}

/** In the order of the goals. Undefined: the project has no such funnel or form, or the feature is turned off. */
export async function subjectConditions(
  entities: EntityStore,
  widgetId: number,
  goals: readonly GoalRule[],
  options: Options,
): Promise<(PreparedCondition | undefined)[]> {
  const { scope = "1" } = options;
  const { funnels, forms, zone } = await storedSubjects(entities, widgetId, goals, options);
  return goals.map(({ goal_type, goal_value, form_field = "" }) => {
    if (goal_type === "funnelStep") {
      const named = funnelStepOf(goal_value);
      const funnel = named && funnels?.get(named.funnel);
      return funnel && stepReached(funnel, named.step, { zone, scope });
    }
    const form = forms.get(goal_value);
    if (!form) return undefined;
    return goal_type === "formCompleted" ? formCompleted(form, scope) : formAbandoned(form, form_field, scope);
  });
}

export async function resolveGoals<Goal extends GoalRule>(
  entities: EntityStore,
  widgetId: number,
  goals: readonly Goal[],
  { scope }: Pick<Options, "scope"> = {},
): Promise<(Goal & Pick<KeyedRule, "merged" | "pages" | "subject">)[]> {
  const merged = await withMerged(entities, widgetId, goals);
  const ofSubjects = merged.filter(hasSubject);
  if (ofSubjects.length === 0) return merged;
  const conditions = await subjectConditions(entities, widgetId, ofSubjects, { isSaved: true, scope });
  const subjects = new Map(ofSubjects.map((goal, n) => [goal, conditions[n]]));
  return merged.map((goal) => ({ ...goal, subject: subjects.get(goal) }));
}
