import type { GoalRule } from "@sightline/schema/rest/goals/goals";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";

/** A condition on an event with its own parameters, besides those of `periodParams`. */
export interface PreparedCondition {
  sql: string;
  params: Readonly<Record<string, string | number>>;
}

/** An unsaved goal has no key yet, so the tracker has sent nothing for it. */
export type KeyedRule = GoalRule & {
  goal_key?: string | undefined;
  /** the events merged with the goal's event, including the event itself */
  merged?: readonly string[] | undefined;
  /** the project's rule for which URLs are the same page; default rule if not given */
  pages?: PageRule | undefined;
  /** of a funnel's step or a form: the event that reached it (resolveGoals.ts); without it, no event does */
  subject?: PreparedCondition | undefined;
};
