// The only definition of when a goal is reached: the condition on an event of the table `event`. Every report, funnel
// and test uses it, so a goal has the same number everywhere. Values are passed as typed parameters. Goals that can be
// derived from stored events also cover the past. Goals that only the page can detect (an element that appears, a
// selector that paths don't contain, a call from the customer's code) are sent by the tracker once it has the rule, as
// an event of the type `goal` with the goal's key as its name.
import type { GoalRule, GoalType } from "@sightline/schema/rest/goals/goals";
import { DEFAULT_PAGE_RULE } from "@sightline/schema/rest/projects/pageRule";
import { IS_PAGE_VIEW } from "../visits/visitSql.ts";
import { pageForms } from "#host/http/network/pageForms.ts";
import { EVENT_NAME, IS_NAMED_EVENT, letteredNames, NAMED_OF_QUARTER, TRACKER_EVENTS } from "../filter/namedEvent.ts";
import { containsPage } from "../filter/pageText.ts";
import type { KeyedRule, PreparedCondition } from "./keyedRule.ts";
import { exactPage, exactUrl, isPath, onPage, quoted, wildcard, type Bind } from "./pagePattern.ts";
import { selectorPattern } from "./selectorPattern.ts";

type Condition = (goal: KeyedRule, bind: Bind) => string;

const reportedGoal: Condition = ({ goal_key = "" }, bind) => `type = 'goal' AND name = ${bind(goal_key, "String")}`;

const bySelector =
  (event: string): Condition =>
  (goal, bind) => {
    const pattern = selectorPattern(goal.goal_value);
    const seen = pattern && `${event} AND match(selector, ${bind(pattern, "String")})`;
    return seen ? `(${seen} OR ${reportedGoal(goal, bind)})` : reportedGoal(goal, bind);
  };

/** Case-insensitive; `*` matches anything. */
const likeText = (expression: string, value: string, bind: Bind): string =>
  `match(${expression}, ${bind(`(?is)^\\s*${wildcard(value)}\\s*$`, "String")})`;

const anyName = ({ goal_value, merged = [goal_value] }: KeyedRule, bind: Bind): string =>
  `IN (${merged.map((name) => bind(name, "String")).join(", ")})`;

/** Binds the parameters of a prepared condition under the names of the query. */
function bound({ sql, params }: PreparedCondition, bind: Bind): string {
  const names = new Map<string, string>();
  return sql.replaceAll(/\{(\w+):([^}]+)\}/g, (placeholder, name: string, type: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    const known = names.get(name) ?? bind(value, type);
    names.set(name, known);
    return known;
  });
}

const ofSubject: Condition = ({ subject }, bind) => (subject ? bound(subject, bind) : "0");

const TRACKER_NAMES: ReadonlySet<string> = new Set(TRACKER_EVENTS);

const conditions: Record<GoalType, Condition> = {
  pageview: ({ goal_value, pages }, bind) =>
    `${IS_PAGE_VIEW} AND (positionCaseInsensitiveUTF8(url, ${bind(goal_value, "String")}) > 0
      OR ${containsPage("path", goal_value, bind, pages)})`,
  pageviewExact: ({ goal_value, pages = DEFAULT_PAGE_RULE }, bind) =>
    `${IS_PAGE_VIEW} AND ${goal_value.startsWith("/") ? exactPage(goal_value, bind, pages) : exactUrl(goal_value, bind, pages)}`,
  pageviewWildcard: ({ goal_value, pages }, bind) => `${IS_PAGE_VIEW} AND ${onPage(goal_value, bind, pages)}`,
  pageviewRegex: ({ goal_value }, bind) => `${IS_PAGE_VIEW} AND match(url, ${bind(goal_value, "String")})`,
  clickOnElement: bySelector("type = 'click'"),
  clickOnText: ({ goal_value }, bind) => `type = 'click' AND ${likeText("text", goal_value, bind)}`,
  externalLink: ({ goal_value }, bind) =>
    `type = 'outbound' AND match(name, ${bind(`(?i)${goal_value.split("*").map(quoted).join(".*")}`, "String")})`,
  // an attempt that the browser refused submits nothing
  formSubmit: bySelector("type = 'form_submit' AND field_errors = 0"),
  elementAppears: reportedGoal,
  // every report of a page contains its scroll depth so far
  scrolling: ({ goal_value }, bind) => `scroll_depth >= ${bind(Number.parseInt(goal_value, 10), "UInt8")}`,
  duration: ({ goal_value }, bind) =>
    `dateDiff('millisecond', session_start, ts) >= ${bind(Number.parseInt(goal_value, 10) * 1000, "Int64")}`,
  event: (goal, bind) => {
    const { goal_value, merged = [goal_value] } = goal;
    // most goals: without building a text for each event
    const isCustom = !merged.some((name) => TRACKER_NAMES.has(name));
    return isCustom
      ? `type = 'event' AND name ${anyName(goal, bind)}`
      : `${IS_NAMED_EVENT} AND ${EVENT_NAME} ${anyName(goal, bind)}`;
  },
  revenue: (goal, bind) =>
    `type = 'event' AND value > 0${goal.goal_value === "*" ? "" : ` AND name ${anyName(goal, bind)}`}`,
  script: ({ goal_key = "", goal_value }, bind) =>
    `type = 'goal' AND name != '' AND (name = ${bind(goal_key, "String")} OR name = ${bind(goal_value, "String")})`,
  funnelStep: ofSubject,
  formCompleted: ofSubject,
  formAbandoned: ofSubject,
};

export function goalCondition(goal: KeyedRule, bind: Bind): string {
  const { element_url, pages } = goal;
  const reached = conditions[goal.goal_type](goal, bind);
  return element_url === "" ? `(${reached})` : `(${reached} AND ${onPage(element_url, bind, pages)})`;
}

/** The same over `session_quarter`, which has named events and paths; undefined if only the events can tell. */
export function goalInQuarters(goal: KeyedRule, bind: Bind): string | undefined {
  const { element_url, goal_type, goal_value, merged = [goal_value], pages } = goal;
  if (element_url !== "") return undefined;
  if (goal_type === "pageviewExact" && isPath(goal_value)) {
    return `hasAny(paths, [${pageForms(goal_value, pages ?? DEFAULT_PAGE_RULE)
      .map((form) => bind(form, "String"))
      .join(", ")}])`;
  }
  if (goal_type !== "event") return undefined;
  const names = letteredNames(merged).map((name) => bind(name, "String"));
  return `hasAny(${NAMED_OF_QUARTER}, [${names.join(", ")}])`;
}

/** Whether the tracker detects it on the page. Such goals have no data from before the tracker had the rule. */
export const isPageGoal = (rule: GoalRule): boolean => rule.goal_type !== "script" && !readsPast(rule);

const SEEN_AS_IT_HAPPENS: ReadonlySet<GoalType> = new Set(["elementAppears", "formSubmit", "script"]);

/** Whether it can be derived from already stored events. */
export function readsPast({ goal_type, goal_value }: GoalRule): boolean {
  if (SEEN_AS_IT_HAPPENS.has(goal_type)) return false;
  return goal_type !== "clickOnElement" || selectorPattern(goal_value) !== undefined;
}
