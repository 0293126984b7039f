import type { Goal as WireGoal } from "@sightline/schema/rest/goals/goals";
import type { Goal, GoalStanding } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";
import type { WireFilter } from "#gateway/graph/filters.ts";
import type { Comparison } from "@sightline/schema/rest/range";
import { typeFromWire } from "./goalTypes.ts";

export interface GoalSource extends Omit<Goal, "report"> {
  __typename: "Goal";
  widgetId: number;
}

export const goalOf = (goal: WireGoal): GoalSource => ({
  __typename: "Goal",
  id: toGlobalId("Goal", goal.goal_profile_id),
  widgetId: goal.widget_id,
  goalProfileId: goal.goal_profile_id,
  name: goal.goal_name,
  key: goal.goal_key,
  type: typeFromWire[goal.goal_type],
  value: goal.goal_value,
  purpose: upper(goal.goal_purpose),
  elementUrl: goal.element_url,
  formField: goal.form_field,
  subject: goal.subject && { ...goal.subject, state: upper(goal.subject.state) },
  isDefault: goal.is_default,
  isArchived: goal.archived,
  usedIn: goal.used_in.map(({ kind, name }) => ({ kind: upper(kind), name })),
  countsSince: goal.counts_since,
  author: goal.author,
  createdAt: goal.created_at,
});

export interface GoalStandingSource extends Omit<GoalStanding, "lastAt"> {
  widgetId: number;
  goalProfileId: number;
}

/** By name; names may repeat. */
export const goalKey = ({ name, goalProfileId }: GoalSource) => [name.toLowerCase(), goalProfileId];

/** The query only: all fields share one call. */
export interface GoalReportSource {
  goalKey: string;
  question: WireFilter & {
    widget_id: number;
    goal_profile_id: number;
    startDate: string;
    endDate: string;
    compare?: Comparison;
  };
}
