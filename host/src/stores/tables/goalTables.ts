// The tables of goals and event rules.
import type { GoalPurpose, GoalType } from "@sightline/schema/rest/goals/goals";
import type { ActionType, RuleStatus } from "@sightline/schema/rest/events/rules";
import type { Generated } from "kysely";
import type { Instant, OptionalInstant } from "./columnTypes.ts";

export interface GoalTables {
  goal_profile: {
    goal_profile_id: Generated<number>;
    widget_id: number;
    goal_name: string;
    goal_key: string;
    goal_type: GoalType;
    goal_value: Generated<string>;
    goal_purpose: Generated<GoalPurpose>;
    element_url: Generated<string>;
    form_field: Generated<string>;
    is_default: Generated<boolean>;
    user_id: number;
    archived_at: OptionalInstant;
    created_at: Instant;
    /** since when the goal has its current rule */
    rule_since: Instant;
  };
}

export interface EventRuleTables {
  event_name: {
    widget_id: number;
    event_name: string;
    display_name: Generated<string>;
    is_hidden: Generated<boolean>;
    merged_into: string | null;
    changed_by: number;
    changed_at: Instant;
  };
  event_config: {
    event_config_id: Generated<number>;
    widget_id: number;
    event_name: string;
    url: Generated<string>;
    path_name: string;
    action_type: ActionType;
    value_from: Generated<string>;
    status: Generated<RuleStatus>;
    user_id: number;
    created_at: Instant;
  };
}
