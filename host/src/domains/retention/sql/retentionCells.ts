// The visitors of each cohort, and how many of them returned after each number of periods.
import type { RetentionDimension } from "@sightline/schema/rest/retention/retention";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import type { RetentionScope } from "../retentionScope.ts";
import { followedSql } from "./followed.ts";
import { visitMasksSql } from "./visitMasks.ts";

/** The offset that represents the cohort itself. */
export const SIZE = -1;

const countColumns = {
  cohort: number,
  distance: number,
  visitors: number,
  /** "" without a breakdown */
  label: text,
};
export type RetentionCount = RowOf<typeof countColumns>;

export async function retentionCells(
  { events, signal }: QueryContext,
  scope: RetentionScope,
  by?: RetentionDimension,
): Promise<RetentionCount[]> {
  const masks = visitMasksSql(scope, SIZE, by);
  if (masks) return events.query(countColumns, masks.sql, masks.params, signal);
  const { sql, params } = followedSql(scope, by);
  return events.query(
    countColumns,
    `SELECT cohort, distance, ${by ? "label" : "'' AS label"}, count() AS visitors
FROM (${sql}) ARRAY JOIN arrayConcat([${SIZE}], offsets) AS distance
GROUP BY cohort, distance, label`,
    params,
    signal,
  );
}
