// Rules in the short terms of host/tracker/src/rules.ts: goals that the stored events cannot answer, and event rules.
import type { ActionType } from "@sightline/schema/rest/events/rules";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import type { EntityStore } from "#host/stores/entities.ts";
import { addressPattern } from "./addressPattern.ts";
import { conditionCode } from "./conditionCode.ts";

export interface TrackerRule {
  a: ActionType;
  n: string;
  s: string;
  u?: string;
  i?: number;
  v?: string;
}

const CONDITION = 8;

/** Serializes a rule as page code: the condition becomes a function, everything else is JSON. */
export const ruleCode = ({ s, ...rule }: TrackerRule): string =>
  rule.a === CONDITION
    ? `${JSON.stringify(rule).slice(0, -1)},"f":${conditionCode(s)}}`
    : JSON.stringify({ ...rule, s });

export const onAddress = (page: string, rule: PageRule) => (page === "" ? {} : { u: addressPattern(page, rule) });

export const activeEventRules = (entities: EntityStore, widgetId: number) =>
  entities
    .selectFrom("event_config")
    .select(["event_config_id", "event_name", "url", "path_name", "action_type", "value_from", "created_at"])
    .where("widget_id", "=", widgetId)
    .where("status", "=", "active")
    .orderBy("event_config_id")
    .execute();
