// Parses a filter and looks up the definitions that its conditions refer to: the project's goals and event labels.
import type { FilterCondition, FilterCriteria } from "@sightline/schema/rest/range";
import type { EntityStore } from "#host/stores/entities.ts";
import { ruleOfKey } from "../goals/countedGoal.ts";
import type { KeyedRule } from "../goals/keyedRule.ts";
import { projectPageRule } from "../goals/projectPageRule.ts";
import { eventNaming } from "./eventNaming.ts";
import { parseFilter, type FilterRequest, type EventFilter } from "./filter.ts";

const PAGES: ReadonlySet<string> = new Set<FilterCriteria>(["page", "landing_page", "exit_page"]);

export async function readFilter(
  entities: EntityStore,
  widgetId: number,
  requested: FilterRequest,
): Promise<EventFilter> {
  const conditions: FilterCondition[] = (requested.custom_filter ?? []).flat();
  const keys = new Set(conditions.filter(({ criteria }) => criteria === "goal").map(({ value }) => value));
  keys.delete("");
  const goals = new Map<string, KeyedRule>();
  for (const key of keys) goals.set(key, (await ruleOfKey(entities, widgetId, key)).rule);
  const hasEvents = conditions.some(({ criteria }) => criteria === "event");
  const hasPages = conditions.some(({ criteria }) => PAGES.has(criteria));
  return parseFilter(requested, {
    goals,
    naming: hasEvents ? await eventNaming(entities, widgetId) : undefined,
    pages: hasPages ? await projectPageRule(entities, widgetId) : undefined,
  });
}
