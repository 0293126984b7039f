import type { GoalRule } from "@sightline/schema/rest/goals/goals";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";

/** A goal that is not saved has no key yet, and nothing is told of it. */
export type KeyedRule = GoalRule & {
  goal_key?: string | undefined;
  /** the events that are counted as one with the one that the goal names, itself included */
  merged?: readonly string[] | undefined;
  /** which addresses are one page in its project; the default rule unless given */
  pages?: PageRule | undefined;
};
