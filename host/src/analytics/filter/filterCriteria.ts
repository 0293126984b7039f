// The SQL of each criterion of the filter language.
import { VisitorId } from "@sightline/schema/rest/audience/visitors";
import type { FilterCriteria } from "@sightline/schema/rest/range";
import type { Clock } from "@sightline/schema/rest/traffic/traffic";
import { SESSIONS_OF_CHOSEN } from "../visits/countSql.ts";
import {
  IS_FIRST_VISIT,
  IS_FIRST_VISIT_OF_QUARTERS,
  IS_LATER_VISIT,
  IS_LATER_VISIT_OF_QUARTERS,
} from "../visits/firstVisitSql.ts";
import { IS_PAGE_VIEW } from "../visits/visitSql.ts";
import { filtersRefusals } from "@sightline/schema/rest/refusals/filters";
import { goalCondition } from "../goals/goalCondition.ts";
import { funnelStep } from "../funnels/funnelStep.ts";
import { displayNameSql } from "./displayNameSql.ts";
import { formDrop } from "./formDrop.ts";
import { clockSql } from "../intervals/clockSql.ts";
import { numberSql, positively, refuse, textSql, isChosen, type ChosenBy, type Criterion } from "./filterSql.ts";
import { IS_NAMED_EVENT } from "./namedEvent.ts";
import { DEEPEST, IS_VIEW_OR_READING, USED_MS, WAS_READ } from "../visits/readingSql.ts";
import { attribute, queryParameter, utm } from "./keyedCriteria.ts";
import { pageSqlOf } from "./pageText.ts";
import { IS_HUMAN, IN_PERIOD, IN_VISITS } from "../visits/humanTrafficSql.ts";

/** Every event has the attribution, location and device of its session. */
const ofVisit =
  (column: string): Criterion<"visit"> =>
  (condition, binding) => ({ of: "visit", sql: textSql(column, condition, binding) });

/** `session_quarter` has a column of the same name. */
const inBoth =
  (criterion: Criterion<"visit">): Criterion<"visit"> =>
  (condition, binding) => {
    const { of, sql } = criterion(condition, binding);
    return { of, sql, inQuarters: sql };
  };
const ofQuarter = (column: string) => inBoth(ofVisit(column));

const limits = { weekday: [1, 7], hour: [0, 23] } as const;

const clockHand =
  (clock: Clock, hand: "hour" | "weekday"): Criterion<"row"> =>
  (condition, binding) => ({ of: "row", sql: numberSql(clockSql[clock][hand], limits[hand], condition, binding) });

/** larger than any count or number of seconds in a filter */
const MOST = 1_000_000;

/** All events of the page views with this scroll depth or reading time. */
const read =
  (measure: string, most: number): Criterion<"row"> =>
  (condition, binding) => ({
    of: "row",
    sql: `page_view_id IN (SELECT page_view_id FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND ${IS_VIEW_OR_READING}
    GROUP BY page_view_id HAVING ${WAS_READ} AND ${numberSql(measure, [0, most], condition, binding)})`,
  });

/** The last page of the visit, even if it is after the end of the period. */
const exitPage: Criterion<"visit"> = (condition, binding) => ({
  of: "visit",
  sql: `session_id IN (SELECT session_id FROM event WHERE ${IN_VISITS} AND ${IS_HUMAN} AND ${IS_PAGE_VIEW}
    GROUP BY session_id HAVING ${pageSqlOf("argMax(path, ts)", condition, binding)})`,
});

/**
 * The sessions, or visitors with all their sessions, with that many page views in the period. Visitors without page
 * views have none.
 */
const viewed =
  (whose: "session_id" | "visitor_id", measure: string): Criterion<"visit"> =>
  (condition, binding) => ({
    of: "visit",
    sql: `${whose} IN (SELECT ${whose} FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND ${IS_PAGE_VIEW}
    GROUP BY ${whose} HAVING ${numberSql(measure, [0, MOST], condition, binding)})`,
  });

const visitorType: Criterion<"visit"> = (condition, binding) => {
  const { value } = condition;
  const isTaken = isChosen(condition, binding);
  if (value !== "new" && value !== "returning") refuse(binding, "value", filtersRefusals.visitorType());
  const isNew = (value === "new") === isTaken;
  return {
    of: "visit",
    sql: isNew ? IS_FIRST_VISIT : IS_LATER_VISIT,
    inQuarters: isNew ? IS_FIRST_VISIT_OF_QUARTERS : IS_LATER_VISIT_OF_QUARTERS,
  };
};

/** Visitors have one id. Both names of this criterion refer to it. */
const visitorId: Criterion<"visit"> = (condition, binding) => {
  const { criteria: name, value } = condition;
  const isTaken = isChosen(condition, binding);
  if (!VisitorId.safeParse(value).success) {
    refuse(binding, "value", filtersRefusals.visitorId({ criterion: name }));
  }
  const [equals, id] = [isTaken ? "=" : "!=", binding.bind(value, "UUID")];
  return {
    of: "visit",
    sql: `visitor_id ${equals} ${id}`,
    inQuarters: `session_quarter.visitor ${equals} sipHash64(${id})`,
  };
};

/** The sessions with such an event. The negated operators select all other sessions. */
const happened: Criterion<"visit"> = (condition, binding) => {
  const { requested, isNegative } = positively(condition);
  return {
    of: "visit",
    sql: `session_id ${isNegative ? "NOT IN" : "IN"} (SELECT session_id FROM event
      WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND ${IS_NAMED_EVENT} AND ${displayNameSql(requested, binding)})`,
  };
};

/** The sessions that reached the goal, by the same condition as the goal's own report. */
const reachedGoal: Criterion<"visit"> = (condition, binding) => {
  const isTaken = isChosen(condition, binding);
  const goal = binding.terms.goals.get(condition.value);
  if (!goal) return refuse(binding, "value", filtersRefusals.unknownGoal());
  return {
    of: "visit",
    sql: `session_id ${isTaken ? "IN" : "NOT IN"} (SELECT session_id FROM event
      WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND ${goalCondition(goal, binding.bind)})`,
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
  visitor_sessions: viewed("visitor_id", SESSIONS_OF_CHOSEN),
  landing_page: inBoth((condition, binding) => ({
    of: "visit",
    sql: pageSqlOf("entry_path", condition, binding),
  })),
  exit_page: exitPage,
  ref_page: ofVisit("ref"),
  ref_host: ofQuarter("ref_host"),
  source: ofQuarter("channel"),
  source_name: ofQuarter("source_name"),
  utm_source: ofQuarter("utm_source"),
  utm_medium: ofQuarter("utm_medium"),
  utm_campaign: ofQuarter("utm_campaign"),
  utm_content: ofQuarter("utm_content"),
  utm_term: ofQuarter("utm_term"),
  device: ofQuarter("device"),
  browser: ofQuarter("browser"),
  os: ofQuarter("os"),
  lang: ofQuarter("lang"),
  country: ofQuarter("country"),
  region: ofQuarter("region"),
  city: ofQuarter("city"),
  utm: inBoth(utm),
  queryparam: queryParameter,
  attribute,
  "v.visitor_id": visitorId,
  "v.uuid": visitorId,
  visitor_type: visitorType,
  event: happened,
  goal: reachedGoal,
  form_drop: formDrop,
  funnel_step: funnelStep,
};
