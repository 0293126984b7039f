// Validates what a goal on a funnel's step or a form refers to: it must belong to the goal's project.
import type { GoalRule } from "@sightline/schema/rest/goals/goals";
import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import { formsRefusals } from "@sightline/schema/rest/forms/refusals";
import { funnelsRefusals } from "@sightline/schema/rest/funnels/refusals";
import { refuseValue } from "#host/analytics/goals/goalRefusal.ts";
import { hasSubject } from "#host/analytics/goals/goalSubject.ts";
import { subjectConditions } from "#host/analytics/goals/resolveGoals.ts";
import { Problem } from "#host/http/problem.ts";
import { hasFeature } from "#host/http/projectFeature.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** The number of a saved form, or a path, which may be a pattern, and a selector. */
const FORM_KEY = /^(?:\d+$|[/*])/;

export async function refuseSubject(entities: EntityStore, widgetId: number, rule: GoalRule): Promise<void> {
  if (!hasSubject(rule)) return;
  const isFunnel = rule.goal_type === "funnelStep";
  if (!(await hasFeature(entities, widgetId, isFunnel ? "funnel" : "formanalytic"))) {
    const { notIncluded } = isFunnel ? funnelsRefusals : formsRefusals;
    throw new Problem(notIncluded(), { field: "goal_type" });
  }
  if (!isFunnel && !FORM_KEY.test(rule.goal_value)) refuseValue(goalsRefusals.formKey());
  const [condition] = await subjectConditions(entities, widgetId, [rule], { isSaved: false });
  if (!condition) refuseValue(isFunnel ? goalsRefusals.funnelStep() : goalsRefusals.formKey());
}
