// The most frequent stops of each column, and the links between them. All other stops of a column are one node.
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { flowPathsParams, flowPathsSql, labelHash, labelsSql, type FlowQuestion } from "./flowPaths.ts";

const nodeColumns = {
  col: number,
  label: text,
  sessions: number,
  dropped: number,
  converted: number,
  /** of the whole column */
  all_sessions: number,
  all_dropped: number,
  all_converted: number,
};
export type NodeRow = RowOf<typeof nodeColumns>;

/** `top` and `next_top`: places in the list of the most frequent stops of the column, and of the next one; 0 for others */
const linkColumns = {
  col: number,
  top: number,
  next_top: number,
  sessions: number,
};
export type LinkRow = RowOf<typeof linkColumns>;

export function flowNodes(
  { events, signal }: QueryContext,
  scope: ReportScope,
  question: FlowQuestion,
  most: number,
): Promise<NodeRow[]> {
  const whole = "OVER (PARTITION BY col)";
  return events.query(
    nodeColumns,
    `SELECT toInt32(col) AS col, labels.text AS label, sessions, dropped, converted, sum(sessions) ${whole} AS all_sessions,
  sum(dropped) ${whole} AS all_dropped, sum(converted) ${whole} AS all_converted
FROM (SELECT col, label, count() AS sessions, countIf(w.dropped) AS dropped, countIf(w.converted) AS converted
  FROM (${flowPathsSql(scope, question)}) AS w GROUP BY col, label) AS counts
INNER JOIN (${labelsSql(scope, question)}) AS labels ON labels.label = counts.label
ORDER BY col, sessions DESC, label LIMIT {most:UInt32} BY col`,
    { ...flowPathsParams(scope, question), most },
    signal,
  );
}

/** `tops`: the labels of the separate nodes of each column. */
export function flowLinks(
  { events, signal }: QueryContext,
  scope: ReportScope,
  question: FlowQuestion,
  tops: string[][],
): Promise<LinkRow[]> {
  const place = (column: string, label: string) => `indexOf(arrayElement(tops, toInt64(${column}) + 1), ${label})`;
  return events.query(
    linkColumns,
    `WITH arrayMap(column -> arrayMap(one -> ${labelHash("one")}, column), {tops:Array(Array(String))}) AS tops
SELECT toInt32(w.col) AS col, ${place("w.col", "w.label")} AS top, ${place("w.col + 1", "w.next")} AS next_top,
  count() AS sessions
FROM (${flowPathsSql(scope, question)}) AS w WHERE w.next != 0 GROUP BY col, top, next_top ORDER BY col, sessions DESC`,
    { ...flowPathsParams(scope, question), tops },
    signal,
  );
}
