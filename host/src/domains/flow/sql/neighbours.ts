// The stops just before and just after a given one. A session that returns to it counts each time. A stop without a
// previous one is an entry, and one without a next one is an exit.
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { list, number, oneOf, type RowOf, text, tuple } from "#host/stores/resultColumns.ts";
import { flowPathsParams, labelHash, labelsSql, stopsSql, type FlowQuestion } from "./flowPaths.ts";

const sideColumns = {
  side: oneOf("before", "after"),
  /** occurrences of the stop, and those that were the first of their session */
  times: number,
  sessions: number,
  /** no stop before, or after */
  ends: number,
  /** labels with their counts, most frequent first */
  top: list(tuple(text, number)),
};
export type SideRow = RowOf<typeof sideColumns>;

/** One row per side; none if the stop never occurred. */
export function neighbours(
  { events, signal }: QueryContext,
  scope: ReportScope,
  question: FlowQuestion,
  { stop, most }: { stop: string; most: number },
): Promise<SideRow[]> {
  const stopHash = labelHash("{stop:String}");
  const at = `SELECT n = indexOf(labels, ${stopHash}) AS is_first,
    [('before', if(n = 1, 0, labels[n - 1])), ('after', if(n = length(labels), 0, labels[n + 1]))] AS sides
  FROM (SELECT labels, arrayJoin(arrayFilter((place, label) -> label = ${stopHash}, arrayEnumerate(labels), labels)) AS n
    FROM (${stopsSql(scope, question)}))`;
  const counts = `SELECT one.1 AS side, one.2 AS label, count() AS often, countIf(is_first) AS firsts
  FROM (SELECT is_first, arrayJoin(sides) AS one FROM (${at})) GROUP BY side, label`;
  // empty where there was no stop
  const each = `SELECT side, labels.text AS text, often, firsts FROM (${counts}) AS counts
  LEFT JOIN (${labelsSql(scope, question)}) AS labels ON labels.label = counts.label`;
  return events.query(
    sideColumns,
    `SELECT side, sum(often) AS times, sum(firsts) AS sessions, sumIf(often, text = '') AS ends,
  arraySlice(arraySort(pair -> (-toInt64(pair.2), pair.1), groupArrayIf((text, often), text != '')), 1, {most:UInt32}) AS top
FROM (${each}) GROUP BY side`,
    { ...flowPathsParams(scope, question), stop, most },
    signal,
  );
}
