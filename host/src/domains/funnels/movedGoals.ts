// Goals name a step by its number. When steps are added, removed or moved, they keep counting the same rule.
import type { FunnelDefinition, FunnelStep } from "@sightline/schema/rest/funnels/definition";
import { funnelsRefusals } from "@sightline/schema/rest/funnels/refusals";
import { requiredSteps } from "#host/analytics/funnels/stepTables.ts";
import { goalsOfFunnel } from "#host/analytics/goals/goalSubject.ts";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";

type Definition = Pick<FunnelDefinition, "steps" | "order">;

/** What a step counts, without its name and whether it is optional. */
const ruleOf = ({ kind, match, value, page, goal_profile_id = 0 }: FunnelStep) =>
  JSON.stringify([kind, match, value, page, goal_profile_id]);

/** An edited step is the same step if all others stayed where they are. */
const isEdited = (step: number, before: readonly FunnelStep[], after: readonly FunnelStep[]): boolean =>
  before.length === after.length &&
  before.every((each, index) => {
    const other = after[index];
    return index === step - 1 || (other !== undefined && ruleOf(each) === ruleOf(other));
  });

/** The number of a step among the new ones: the nearest with its rule. Undefined: it is gone. */
function placeOf(step: number, { steps: before, order }: Definition, changed: Definition): number | undefined {
  const required = requiredSteps({ steps: before }).indexOf(step);
  // such a goal counts those who did as many of the steps
  if (order === "any" && changed.order === "any" && required >= 0) return requiredSteps(changed)[required];
  const own = before[step - 1];
  if (!own) return undefined;
  const places = changed.steps.flatMap((each, index) => (ruleOf(each) === ruleOf(own) ? [index + 1] : []));
  const [nearest] = places.toSorted((a, b) => Math.abs(a - step) - Math.abs(b - step));
  return nearest ?? (isEdited(step, before, changed.steps) ? step : undefined);
}

/** The goals whose step gets another number, archived ones included. Throws if the step of an active one is gone. */
export async function movedGoals(
  entities: EntityStore,
  funnel: Definition & { id: number; widget_id: number },
  changed: Definition,
): Promise<{ id: number; step: number }[]> {
  const goals = await goalsOfFunnel(entities, funnel.widget_id, funnel.id);
  return goals.flatMap(({ id, name, step, isActive }) => {
    const place = placeOf(step, funnel, changed);
    if (place === undefined && isActive) {
      throw new Problem(funnelsRefusals.stepUsedByGoal({ name, step }), { field: "steps" });
    }
    return place === undefined || place === step ? [] : [{ id, step: place }];
  });
}
