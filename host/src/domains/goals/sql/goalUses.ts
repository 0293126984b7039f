// The tests, funnels and saved filters of a project that use a goal. They refer to it by its id or its key, anywhere in
// their parts.
import type { Goal } from "@sightline/schema/rest/goals/goals";
import type { CustomFilter } from "@sightline/schema/rest/range";
import type { EntityStore } from "#host/stores/entities.ts";

interface Named {
  goal_profile_id: number;
  goal_key: string;
}

/** Whether stored JSON refers to the goal. */
function names(part: unknown, goal: Named): boolean {
  if (typeof part !== "object" || part === null) return false;
  if (Array.isArray(part)) return part.some((each) => names(each, goal));
  const fields = part as Record<string, unknown>;
  if (fields["goal_profile_id"] === goal.goal_profile_id || fields["goal_key"] === goal.goal_key) return true;
  return Object.values(fields).some((each) => names(each, goal));
}

const filtersBy = (filter: CustomFilter, { goal_key }: Named) =>
  filter.flat().some(({ criteria, value }) => criteria === "goal" && value === goal_key);

/** By the filters of a funnel's exclusions. */
const excludes = (exclusions: readonly { custom_filter?: CustomFilter | undefined }[], goal: Named) =>
  exclusions.some(({ custom_filter = [] }) => filtersBy(custom_filter, goal));

export async function usesOf(entities: EntityStore, widgetId: number): Promise<(goal: Named) => Goal["used_in"]> {
  const tests = await entities
    .selectFrom("test")
    .select(["test_name as name", "goal_profile_id", "metric", "guardrail"])
    .where("widget_id", "=", widgetId)
    .where("deleted_at", "is", null)
    .execute();
  const funnels = await entities
    .selectFrom("funnel")
    .select(["id_name as name", "steps", "exclusions"])
    .where("widget_id", "=", widgetId)
    .where("deleted_at", "is", null)
    .execute();
  const segments = await entities
    .selectFrom("segment")
    .select(["name", "custom_filter"])
    .where("widget_id", "=", widgetId)
    .orderBy("name")
    .execute();
  return (goal) => [
    ...tests.filter((test) => names(test, goal)).map(({ name }) => ({ kind: "test" as const, name })),
    ...funnels
      .filter(({ steps, exclusions }) => names([steps, exclusions], goal) || excludes(exclusions, goal))
      .map(({ name }) => ({ kind: "funnel" as const, name })),
    ...segments
      .filter(({ custom_filter }) => filtersBy(custom_filter, goal))
      .map(({ name }) => ({ kind: "segment" as const, name })),
  ];
}
