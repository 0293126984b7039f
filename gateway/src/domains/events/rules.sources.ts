import type { ActionType, EventRule as WireRule } from "@sightline/schema/rest/events/rules";
import type { EventRule, EventTrigger } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface EventRuleSource extends EventRule {
  __typename: "EventRule";
  widgetId: number;
}

export const actionOf: Record<EventTrigger, ActionType> = {
  CLICK: 1,
  INPUT: 2,
  SUBMIT: 3,
  VISIBLE: 4,
  SCROLL: 5,
  TIMER: 6,
  HOVER: 7,
  CONDITION: 8,
};

const triggers: Record<ActionType, EventTrigger> = {
  1: "CLICK",
  2: "INPUT",
  3: "SUBMIT",
  4: "VISIBLE",
  5: "SCROLL",
  6: "TIMER",
  7: "HOVER",
  8: "CONDITION",
};

export const eventRuleOf = (rule: WireRule): EventRuleSource => ({
  __typename: "EventRule",
  id: toGlobalId("EventRule", rule.event_config_id),
  widgetId: rule.widget_id,
  eventConfigId: rule.event_config_id,
  eventName: rule.event_name,
  trigger: triggers[rule.action_type],
  target: rule.path_name,
  url: rule.url,
  valueFrom: rule.value_from,
  status: upper(rule.status),
  author: rule.author,
  createdAt: rule.created_at,
  count: rule.count,
  lastAt: rule.last_at,
});

/** By name; names may repeat. */
export const eventRuleKey = ({ eventName, eventConfigId }: EventRuleSource) => [eventName.toLowerCase(), eventConfigId];
