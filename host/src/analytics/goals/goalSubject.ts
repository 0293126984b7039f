// What goals on a funnel's step or a form refer to.
import type { GoalRule, GoalType } from "@sightline/schema/rest/goals/goals";
import type { EntityStore } from "#host/stores/entities.ts";
import { funnelStepOf } from "../funnels/stepKey.ts";

const TYPES: ReadonlySet<GoalType> = new Set(["funnelStep", "formCompleted", "formAbandoned"]);

/** Such a goal can't be a step of a funnel: it is computed from all events of a session or visitor. */
export const hasSubject = ({ goal_type }: Pick<GoalRule, "goal_type">): boolean => TYPES.has(goal_type);

const goalsOf = (entities: EntityStore, widgetId: number) =>
  entities
    .selectFrom("goal_profile")
    .select(["goal_profile_id", "goal_name", "goal_type", "goal_value", "archived_at"])
    .where("widget_id", "=", widgetId)
    .orderBy("goal_profile_id");

/** The goals that count a step of the funnel. */
export async function goalsOfFunnel(entities: EntityStore, widgetId: number, id: number) {
  const goals = await goalsOf(entities, widgetId).where("goal_type", "=", "funnelStep").execute();
  return goals.flatMap(({ goal_profile_id, goal_name: name, goal_value, archived_at }) => {
    const named = funnelStepOf(goal_value);
    const isActive = archived_at === null;
    return named?.funnel === id ? [{ id: goal_profile_id, name, step: named.step, isActive }] : [];
  });
}

/** The name of an active goal that counts the saved form; undefined: none does. */
export async function goalOfForm(entities: EntityStore, widgetId: number, id: number): Promise<string | undefined> {
  const goal = await goalsOf(entities, widgetId)
    .where("archived_at", "is", null)
    .where("goal_type", "in", ["formCompleted", "formAbandoned"])
    .where("goal_value", "=", String(id))
    .executeTakeFirst();
  return goal?.goal_name;
}
