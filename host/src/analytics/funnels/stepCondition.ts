// The condition on an event of a step or an exclusion. What goals count, too, is the goal's own condition, so that a step
// and a goal have the same number.
import type { FunnelExclusion, FunnelStep } from "@sightline/schema/rest/funnels/definition";
import type { GoalType } from "@sightline/schema/rest/goals/goals";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import { TRACKER_EVENTS } from "../filter/namedEvent.ts";
import { ofFormSql } from "../forms/formSelector.ts";
import { goalCondition } from "../goals/goalCondition.ts";
import type { KeyedRule } from "../goals/keyedRule.ts";
import { onPage, quoted, type Bind } from "../goals/pagePattern.ts";
import { selectorPattern } from "../goals/selectorPattern.ts";
import { IS_PAGE_VIEW, PAGE_VIEW } from "../visits/visitSql.ts";

export type StepRule = Pick<FunnelStep | FunnelExclusion, "kind" | "match" | "value" | "page" | "goal_profile_id">;

/** What the conditions of a project refer to. */
export interface StepTerms {
  /** by id */
  goals: ReadonlyMap<number, KeyedRule>;
  /** all events merged with an event, including itself */
  mergedWith(name: string): string[];
  pages: PageRule;
}

const pageTypes = {
  simple: "pageviewWildcard",
  exact: "pageviewExact",
  contain: "pageview",
  regex: "pageviewRegex",
} as const satisfies Record<string, GoalType>;

type Condition = (rule: StepRule, bind: Bind, terms: StepTerms) => string;

const ofGoal = (goal_type: GoalType, goal_value: string, bind: Bind, more: Partial<KeyedRule> = {}) =>
  goalCondition({ goal_type, goal_value, element_url: "", ...more }, bind);

/** An attempt that the browser refused submits nothing. */
const SUBMITTED = "type = 'form_submit' AND field_errors = 0";

/** A selector that paths don't contain is refused when a funnel is saved or requested. */
const clickOn = (value: string, bind: Bind) =>
  `type = 'click' AND match(selector, ${bind(selectorPattern(value) ?? "^$", "String")})`;

const conditions: Record<StepRule["kind"], Condition> = {
  page: ({ match, value }, bind, { pages }) =>
    value === "" || match === "selector" ? IS_PAGE_VIEW : ofGoal(pageTypes[match], value, bind, { pages }),
  event: ({ value }, bind, { mergedWith }) => ofGoal("event", value, bind, { merged: mergedWith(value) }),
  goal: ({ goal_profile_id = 0 }, bind, { goals }) => {
    const goal = goals.get(goal_profile_id);
    return goal ? goalCondition(goal, bind) : "0";
  },
  click: ({ match, value }, bind) => {
    if (value === "") return "type = 'click'";
    if (match === "selector") return clickOn(value, bind);
    if (match === "simple") return ofGoal("clickOnText", value, bind);
    if (match === "contain")
      return `type = 'click' AND positionCaseInsensitiveUTF8(text, ${bind(value, "String")}) > 0`;
    const pattern = match === "regex" ? value : `(?is)^\\s*${quoted(value)}\\s*$`;
    return `type = 'click' AND match(text, ${bind(pattern, "String")})`;
  },
  submit: ({ value }, bind) => (value === "" ? SUBMITTED : `${SUBMITTED} AND ${ofFormSql(value, bind)}`),
};

export function stepCondition(rule: StepRule, bind: Bind, terms: StepTerms): string {
  const happened = conditions[rule.kind](rule, bind, terms);
  return rule.page === "" ? `(${happened})` : `(${happened} AND ${onPage(rule.page, bind, terms.pages)})`;
}

const TRACKER_TYPES: ReadonlySet<string> = new Set(TRACKER_EVENTS);

/** The types that its events can have; undefined: any. */
export function eventTypes({ kind, value }: StepRule, { mergedWith }: StepTerms): readonly string[] | undefined {
  if (kind === "goal") return undefined;
  if (kind === "page") return [PAGE_VIEW];
  if (kind === "click") return ["'click'"];
  if (kind === "submit") return ["'form_submit'"];
  return ["'event'", ...mergedWith(value).flatMap((name) => (TRACKER_TYPES.has(name) ? [`'${name}'`] : []))];
}
