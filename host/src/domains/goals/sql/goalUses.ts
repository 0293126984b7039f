// Which tests and funnels of a project count by a goal? They name it by its number or its key, wherever in their parts.
import type { Goal } from "@sightline/schema/rest/goals/goals";
import type { EntityStore } from "#host/stores/entities.ts";

interface Named {
  goal_profile_id: number;
  goal_key: string;
}

/** Whether something kept as JSON names the goal. */
function names(part: unknown, goal: Named): boolean {
  if (typeof part !== "object" || part === null) return false;
  if (Array.isArray(part)) return part.some((each) => names(each, goal));
  const fields = part as Record<string, unknown>;
  if (fields["goal_profile_id"] === goal.goal_profile_id || fields["goal_key"] === goal.goal_key) return true;
  return Object.values(fields).some((each) => names(each, goal));
}

export async function usesOf(entities: EntityStore, widgetId: number): Promise<(goal: Named) => Goal["used_in"]> {
  const tests = await entities
    .selectFrom("test")
    .select(["test_name as name", "goal_profile_id", "metric", "guardrail"])
    .where("widget_id", "=", widgetId)
    .where("deleted_at", "is", null)
    .execute();
  const funnels = await entities
    .selectFrom("funnel")
    .select(["id_name as name", "steps"])
    .where("widget_id", "=", widgetId)
    .where("deleted_at", "is", null)
    .execute();
  return (goal) => [
    ...tests.filter((test) => names(test, goal)).map(({ name }) => ({ kind: "test" as const, name })),
    ...funnels.filter(({ steps }) => names(steps, goal)).map(({ name }) => ({ kind: "funnel" as const, name })),
  ];
}
