import type { GoalRule } from "@sightline/schema/rest/goals/goals";
import type { EntityStore } from "#host/stores/entities.ts";
import { eventNaming } from "../filter/eventNaming.ts";

/** Goals of an event's name count the events that are merged into it as well. */
export async function withMerged<Goal extends GoalRule>(
  entities: EntityStore,
  widgetId: number,
  goals: readonly Goal[],
): Promise<(Goal & { merged?: string[] })[]> {
  if (goals.every(({ goal_type }) => goal_type !== "event")) return [...goals];
  const naming = await eventNaming(entities, widgetId);
  return goals.map((goal) =>
    goal.goal_type === "event" ? { ...goal, merged: naming.of(goal.goal_value).merged } : goal,
  );
}
