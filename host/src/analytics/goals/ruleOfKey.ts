// The rule of a goal's key, as stored.
import type { EntityStore } from "#host/stores/entities.ts";
import { goalByKey, type StoredGoal } from "./goalRows.ts";
import type { KeyedRule } from "./keyedRule.ts";

/** Events of that name, for a key that no goal has. */
export const eventRule = (goal_value: string): KeyedRule => ({ goal_type: "event", goal_value, element_url: "" });

export async function storedRule(
  entities: EntityStore,
  widgetId: number,
  key: string,
): Promise<{ stored: StoredGoal | undefined; rule: KeyedRule }> {
  const stored = await goalByKey(entities, widgetId, key);
  return { stored, rule: stored ?? eventRule(key) };
}
