// The paths of sessions as rows: one per column, with the stop, the next one, and whether the goal had yet to be
// reached.
// - path: the stops of a session in chronological order, without excluded ones; repetitions in a row are one stop
// - stop: its place in time, and the hash of its label. Paths of texts would take three times as long and as much memory
//   at ten million events; `labelsSql` has the texts.
// - column: from 0; with an end, counted so that the end is in the last column
// - dropped: it was the last stop of the whole session
import { hasPageView } from "#host/analytics/visits/countSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { ReportScope } from "#host/analytics/scope/reportScope.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import { ruleExpression } from "../stops.ts";

export interface FlowQuestion {
  /** labels of stops */
  start: string | undefined;
  end: string | undefined;
  through: string[];
  exclude: string[];
  steps: number;
  grouping: string[];
  events: boolean;
  naming: Naming;
  /** only sessions that reached the goal, or only those that did not */
  converted?: boolean | undefined;
}

/** Groups paths by the first rule that matches. */
function pageSql(grouping: readonly string[]): string {
  if (grouping.length === 0) return "path";
  const cases = grouping.map((_, n) => `match(path, {rule${n}:String}), {group${n}:String}`);
  return `multiIf(${cases.join(", ")}, path)`;
}

/** The hash of a label, an expression. Its parts are hashed, so that no text is made for each event. */
export const labelHash = (label: string): string => `cityHash64(left(${label}, 1), substring(${label}, 2))`;
const labelHashes = (labels: string) => `arrayMap(one -> ${labelHash("one")}, ${labels})`;

const stopSql = ({ grouping, naming }: FlowQuestion) => {
  const name = naming.sql("name");
  const own = `if(${IS_PAGE_VIEW}, ${pageSql(grouping)}, ${name})`;
  return {
    isStop: `(${IS_PAGE_VIEW} OR (type = 'event' AND
    (({events:UInt8} = 1 AND NOT has({hidden:Array(String)}, ${name})) OR has({named:Array(String)}, ${name}))))`,
    own,
    label: `cityHash64(if(${IS_PAGE_VIEW}, 'p', 'x'), ${own})`,
  };
};

/** The texts of all labels: `text`, and its hash `label`. */
export function labelsSql({ filter }: ReportScope, question: FlowQuestion): string {
  const { isStop, own } = stopSql(question);
  return `SELECT concat(kind, own) AS text, cityHash64(kind, own) AS label
  FROM (SELECT DISTINCT if(${IS_PAGE_VIEW}, 'p', 'x') AS kind, ${own} AS own FROM event WHERE ${whereSql(filter)} AND ${isStop})`;
}

/** One row per session: its stops, their labels, and when the goal was last reached. */
export function stopsSql({ filter }: ReportScope, question: FlowQuestion): string {
  const { exclude, converted } = question;
  const { isStop, label } = stopSql(question);
  // a page view before an event of the same time
  const stop = `(2 * toUnixTimestamp64Milli(ts) + (NOT ${IS_PAGE_VIEW}), ${label})`;
  const stops = `arraySort(groupArrayIf(${stop}, ${isStop}))`;
  const left = `arrayFilter(stop -> NOT has(${labelHashes("{exclude:Array(String)}")}, stop.2), ${stops})`;
  const having = filter.rows.length > 0 ? `AND countIf(${chosen(filter)}) > 0` : "";
  // other events are needed only for what they say about the session
  const only = filter.rows.length > 0 || filter.goal ? "" : `AND ${isStop}`;
  const session = `SELECT ${exclude.length > 0 ? left : stops} AS raw,
    ${filter.goal ? `maxIf(2 * toUnixTimestamp64Milli(ts) + 1, ${filter.goal})` : "0"} AS goal_at
  FROM event WHERE ${whereSql(filter)} ${only} GROUP BY session_id HAVING ${hasPageView()} ${having}`;
  const goalCondition = converted === undefined ? "" : `AND goal_at ${converted ? "> 0" : "= 0"}`;
  return `SELECT goal_at,
    arrayFilter((stop, n) -> n = 1 OR stop.2 != raw[n - 1].2, raw, arrayEnumerate(raw)) AS stops,
    arrayMap(stop -> stop.2, stops) AS labels
  FROM (${session}) WHERE notEmpty(raw) ${goalCondition}`;
}

/** `next` is 0 at the end of a path. */
export function flowPathsSql(scope: ReportScope, question: FlowQuestion): string {
  const { start, end } = question;
  const whole = `SELECT goal_at, stops, labels,
    ${end ? `indexOf(labels, ${labelHash("{end:String}")})` : start ? `indexOf(labels, ${labelHash("{start:String}")})` : "1"} AS place
  FROM (${stopsSql(scope, question)})`;
  const first = end ? "greatest(1, toInt64(place) - {steps:Int64} + 1)" : "toInt64(place)";
  const length = end ? "place - first + 1" : "{steps:Int64}";
  const pathSql = `SELECT goal_at, ${first} AS first, arraySlice(stops, first, ${length}) AS way,
    ${end ? "0" : "first + length(way) - 1 = length(stops)"} AS is_over
  FROM (${whole}) WHERE place > 0 AND hasAll(labels, ${labelHashes("{through:Array(String)}")})`;
  return `SELECT ${end ? "{steps:Int64} - length(way) + n - 1" : "n - 1"} AS col, way[n].2 AS label,
    if(n < length(way), way[n + 1].2, 0) AS next, n = length(way) AND is_over AS dropped,
    goal_at > 0 AND way[n].1 <= goal_at AS converted
  FROM (${pathSql}) ARRAY JOIN arrayEnumerate(way) AS n`;
}

export function flowPathsParams({ project, zone, filter, period }: ReportScope, question: FlowQuestion) {
  const { start = "", end = "", through, exclude, steps, grouping, events, naming } = question;
  const named = [start, end, ...through].filter((label) => label.startsWith("x")).map((label) => label.slice(1));
  return {
    ...periodParams(project.widgetId, zone.name, period),
    ...filter.params,
    ...naming.params,
    ...Object.fromEntries(
      grouping.flatMap((rule, n) => [
        [`rule${n}`, ruleExpression(rule)],
        [`group${n}`, rule],
      ]),
    ),
    ...{ start, end, through, exclude, steps, events: events ? 1 : 0, named },
  };
}
