import type { GoalRule } from "@sightline/schema/rest/goals/goals";
import type { EntityStore } from "#host/stores/entities.ts";
import { eventNaming } from "../filter/eventNaming.ts";

const byName = ({ goal_type, goal_value }: GoalRule) =>
  goal_type === "event" || (goal_type === "revenue" && goal_value !== "*");

/** Goals that look for an event by its name count all that are counted as one with it. */
export async function withMerged<Goal extends GoalRule>(
  entities: EntityStore,
  widgetId: number,
  goals: readonly Goal[],
): Promise<(Goal & { merged?: string[] })[]> {
  if (!goals.some(byName)) return [...goals];
  const naming = await eventNaming(entities, widgetId);
  return goals.map((goal) => (byName(goal) ? { ...goal, merged: naming.asOneWith(goal.goal_value) } : goal));
}
