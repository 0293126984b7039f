// The most frequent stops of each column, and the links between them. All other stops of a column are one node.
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { flowPathsParams, flowPathsSql, type FlowQuestion } from "./flowPaths.ts";

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

const linkColumns = {
  col: number,
  label: text,
  next: text,
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
    `SELECT toInt32(col) AS col, label, sessions, dropped, converted, sum(sessions) ${whole} AS all_sessions,
  sum(dropped) ${whole} AS all_dropped, sum(converted) ${whole} AS all_converted
FROM (SELECT col, label, count() AS sessions, countIf(w.dropped) AS dropped, countIf(w.converted) AS converted
  FROM (${flowPathsSql(scope, question)}) AS w GROUP BY col, label)
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
  const known = (column: string, label: string) =>
    `if(has(arrayElement({tops:Array(Array(String))}, toInt64(${column}) + 1), ${label}), ${label}, '')`;
  return events.query(
    linkColumns,
    `SELECT toInt32(w.col) AS col, ${known("w.col", "w.label")} AS label, ${known("w.col + 1", "w.next")} AS next,
  count() AS sessions
FROM (${flowPathsSql(scope, question)}) AS w WHERE w.next != '' GROUP BY col, label, next ORDER BY col, sessions DESC`,
    { ...flowPathsParams(scope, question), tops },
    signal,
  );
}
