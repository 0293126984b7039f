// What each criterion of the filter language looks at.
import { VisitorId } from "@sightline/schema/rest/audience/visitors";
import type { FilterCriteria } from "@sightline/schema/rest/range";
import type { Clock } from "@sightline/schema/rest/traffic/traffic";
import { goalCondition } from "../goals/goalCondition.ts";
import { calledSql } from "./calledSql.ts";
import { clockSql } from "./clockSql.ts";
import { numberSql, positively, refuse, textSql, isChosen, type ChosenBy, type Criterion } from "./filterSql.ts";
import { IS_NAMED_EVENT } from "./namedEvent.ts";
import { DEEPEST, IS_VIEW_OR_READING, USED_MS, WAS_READ } from "./readingSql.ts";
import { attribute, queryParameter, utm } from "./keyedCriteria.ts";
import { pageSqlOf } from "./pageText.ts";
import { before, BY_PEOPLE, IN_PERIOD, IN_VISITS } from "./peopleSql.ts";

/** Every event carries the attribution, place and device of its session. */
const ofVisit =
  (column: string): Criterion<"visit"> =>
  (condition, binding) => ({ of: "visit", sql: textSql(column, condition, binding) });

const limits = { weekday: [1, 7], hour: [0, 23] } as const;

const clockHand =
  (clock: Clock, hand: "hour" | "weekday"): Criterion<"row"> =>
  (condition, binding) => ({ of: "row", sql: numberSql(clockSql[clock][hand], limits[hand], condition, binding) });

/** larger than any count or any number of seconds that is asked for */
const MOST = 1_000_000;

/** All events of the page views that were read so far or so long. */
const read =
  (measure: string, most: number): Criterion<"row"> =>
  (condition, binding) => ({
    of: "row",
    sql: `page_view_id IN (SELECT page_view_id FROM event WHERE ${IN_PERIOD} AND ${BY_PEOPLE} AND ${IS_VIEW_OR_READING}
    GROUP BY page_view_id HAVING ${WAS_READ} AND ${numberSql(measure, [0, most], condition, binding)})`,
  });

/** The last page of the visit, wherever the period ends. */
const exitPage: Criterion<"visit"> = (condition, binding) => ({
  of: "visit",
  sql: `session_id IN (SELECT session_id FROM event WHERE ${IN_VISITS} AND ${BY_PEOPLE} AND type = 'pageview'
    GROUP BY session_id HAVING ${pageSqlOf("argMax(path, ts)", condition, binding)})`,
});

/** The sessions, or visitors with all their sessions, that have so much in the period. Who viewed no page has none. */
const viewed =
  (whose: "session_id" | "visitor_id", measure: string): Criterion<"visit"> =>
  (condition, binding) => ({
    of: "visit",
    sql: `${whose} IN (SELECT ${whose} FROM event WHERE ${IN_PERIOD} AND ${BY_PEOPLE} AND type = 'pageview'
    GROUP BY ${whose} HAVING ${numberSql(measure, [0, MOST], condition, binding)})`,
  });

/** A visit is new when it is the visitor's first on this project, whenever that was; all later ones are returning. */
const visitorType: Criterion<"visit"> = (condition, binding) => {
  const { value } = condition;
  const isTaken = isChosen(condition, binding);
  if (value !== "new" && value !== "returning") refuse(binding, "value", "visitor_type must be new or returning");
  const isNew = (value === "new") === isTaken;
  return {
    of: "visit",
    sql: `session_id ${isNew ? "IN" : "NOT IN"} (SELECT argMin(session_id, session_start) FROM event
      WHERE widget_id = {widget:UInt32} AND ${before("to")} AND ${BY_PEOPLE} GROUP BY visitor_id)`,
  };
};

/** Visitors are known by one id, by whichever of its two names it is asked for. */
const visitorId: Criterion<"visit"> = (condition, binding) => {
  const { criteria: name, value } = condition;
  const isTaken = isChosen(condition, binding);
  if (!VisitorId.safeParse(value).success) {
    refuse(binding, "value", `${name} must be the id of a visitor, such as 0198c7a2-4f1e-7b3a-9d55-1f2e3d4c5b6a`);
  }
  return { of: "visit", sql: `visitor_id ${isTaken ? "=" : "!="} ${binding.bind(value, "UUID")}` };
};

/** The sessions in which such an event happened; the negative operators take all the others. */
const happened: Criterion<"visit"> = (condition, binding) => {
  const { asked, isNegative } = positively(condition);
  return {
    of: "visit",
    sql: `session_id ${isNegative ? "NOT IN" : "IN"} (SELECT session_id FROM event
      WHERE ${IN_PERIOD} AND ${BY_PEOPLE} AND ${IS_NAMED_EVENT} AND ${calledSql(asked, binding)})`,
  };
};

/** The sessions in which the goal was reached, by the condition that its own report counts with. */
const reachedGoal: Criterion<"visit"> = (condition, binding) => {
  const isTaken = isChosen(condition, binding);
  const goal = binding.terms.goals.get(condition.value);
  if (!goal) return refuse(binding, "value", "goal needs the key of a goal, or the name of an event");
  return {
    of: "visit",
    sql: `session_id ${isTaken ? "IN" : "NOT IN"} (SELECT session_id FROM event
      WHERE ${IN_PERIOD} AND ${BY_PEOPLE} AND ${goalCondition(goal, binding.bind)})`,
  };
};

export const criteria: { readonly [Wire in FilterCriteria]: Criterion<ChosenBy<Wire>> } = {
  page: (condition, binding) => ({ of: "row", sql: pageSqlOf("path", condition, binding) }),
  dayofweek: clockHand("project", "weekday"),
  hourofday: clockHand("project", "hour"),
  visitor_dayofweek: clockHand("visitor", "weekday"),
  visitor_hourofday: clockHand("visitor", "hour"),
  scroll_depth: read(DEEPEST, 100),
  page_time: read(`${USED_MS} / 1000`, MOST),
  session_pageviews: viewed("session_id", "count()"),
  visitor_sessions: viewed("visitor_id", "uniqExact(session_id)"),
  landing_page: (condition, binding) => ({ of: "visit", sql: pageSqlOf("entry_path", condition, binding) }),
  exit_page: exitPage,
  ref_page: ofVisit("ref"),
  ref_host: ofVisit("ref_host"),
  source: ofVisit("channel"),
  source_name: ofVisit("source_name"),
  utm_source: ofVisit("utm_source"),
  utm_medium: ofVisit("utm_medium"),
  utm_campaign: ofVisit("utm_campaign"),
  utm_content: ofVisit("utm_content"),
  utm_term: ofVisit("utm_term"),
  device: ofVisit("device"),
  browser: ofVisit("browser"),
  os: ofVisit("os"),
  lang: ofVisit("lang"),
  country: ofVisit("country"),
  region: ofVisit("region"),
  city: ofVisit("city"),
  utm,
  queryparam: queryParameter,
  attribute,
  "v.visitor_id": visitorId,
  "v.uuid": visitorId,
  visitor_type: visitorType,
  event: happened,
  goal: reachedGoal,
};
