// Parses a filter and looks up all definitions that its conditions refer to: goals, event labels, the page rule, funnels.
import type { EntityStore } from "#host/stores/entities.ts";
import { funnelStepOf } from "../funnels/stepKey.ts";
import { ruleOfKey } from "../goals/countedGoal.ts";
import { storedFunnels } from "../funnels/storedFunnels.ts";
import type { EventFilter, FilterRequest } from "./filter.ts";
import { readOwnFilter } from "./readOwnFilter.ts";

export async function readFilter(
  entities: EntityStore,
  widgetId: number,
  requested: FilterRequest,
): Promise<EventFilter> {
  const ids = (requested.custom_filter ?? [])
    .flat()
    .flatMap(({ criteria, key }) => (criteria === "funnel_step" ? (funnelStepOf(key)?.funnel ?? []) : []));
  const ruleOf = async (...named: Parameters<typeof ruleOfKey>) => (await ruleOfKey(...named)).rule;
  if (ids.length === 0) return readOwnFilter(entities, widgetId, requested, { ruleOf });
  const funnels = await storedFunnels(entities, widgetId, ids);
  const filter = await readOwnFilter(entities, widgetId, requested, { funnels, ruleOf });
  const params = [...funnels.values()].map(({ events }) => events.params);
  return { ...filter, params: Object.assign({}, ...params, filter.params) as EventFilter["params"] };
}
