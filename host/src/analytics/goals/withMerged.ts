import type { GoalRule } from "@sightline/schema/rest/goals/goals";
import type { EntityStore } from "#host/stores/entities.ts";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import { eventNaming } from "../filter/eventNaming.ts";
import { projectPageRule } from "./projectPageRule.ts";

const byName = ({ goal_type, goal_value }: GoalRule) =>
  goal_type === "event" || (goal_type === "revenue" && goal_value !== "*");

const byPage = ({ goal_type, element_url }: GoalRule) => goal_type.startsWith("pageview") || element_url !== "";

/**
 * Goals on an event name count all events merged with it. Goals on a page count all URLs that are the same page in the
 * project.
 */
export async function withMerged<Goal extends GoalRule>(
  entities: EntityStore,
  widgetId: number,
  goals: readonly Goal[],
): Promise<(Goal & { merged?: string[]; pages?: PageRule })[]> {
  const naming = goals.some(byName) ? await eventNaming(entities, widgetId) : undefined;
  const pages = goals.some(byPage) ? await projectPageRule(entities, widgetId) : undefined;
  return goals.map((goal) => ({
    ...goal,
    ...(naming && byName(goal) && { merged: naming.asOneWith(goal.goal_value) }),
    ...(pages && byPage(goal) && { pages }),
  }));
}
