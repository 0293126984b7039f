// The goals of a project as stored.
import type { EntityStore } from "#host/stores/entities.ts";
import { goalCondition, goalInQuarters } from "./goalCondition.ts";
import type { KeyedRule } from "./keyedRule.ts";

/** A condition on an event, with its parameters. */
export interface GoalSql {
  sql: string;
  /** the same over `session_quarter`; undefined if only the events can tell */
  inQuarters?: string | undefined;
  params: Readonly<Record<string, string | number>>;
}

/** `prefix` distinguishes the parameters of several goals in one query. */
export function goalSql(rule: KeyedRule, prefix = "g"): GoalSql {
  const params: Record<string, string | number> = {};
  const bind = (value: string | number, type: string) => {
    const name = `${prefix}${Object.keys(params).length}`;
    params[name] = value;
    return `{${name}:${type}}`;
  };
  return { sql: goalCondition(rule, bind), inQuarters: goalInQuarters(rule, bind), params };
}

const columns = ["goal_key", "goal_name", "goal_type", "goal_value", "element_url", "form_field"] as const;

export type StoredGoal = KeyedRule & { goal_key: string; goal_name: string };

const active = (entities: EntityStore, widgetId: number) =>
  entities
    .selectFrom("goal_profile")
    .select(columns)
    .where("widget_id", "=", widgetId)
    .where("archived_at", "is", null);

export const activeGoals = (entities: EntityStore, widgetId: number): Promise<StoredGoal[]> =>
  active(entities, widgetId).orderBy("goal_name").execute();

/** The goal with this key. Archived goals can still be read. */
export const goalByKey = (entities: EntityStore, widgetId: number, key: string): Promise<StoredGoal | undefined> =>
  entities
    .selectFrom("goal_profile")
    .select(columns)
    .where("widget_id", "=", widgetId)
    .where("goal_key", "=", key)
    .executeTakeFirst();

export const defaultGoal = (entities: EntityStore, widgetId: number): Promise<StoredGoal | undefined> =>
  active(entities, widgetId).where("is_default", "=", true).executeTakeFirst();
