// How many visitors has each cohort, and how many of them returned so many periods later?
import type { RetentionDimension } from "@sightline/schema/rest/retention/retention";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import type { RetentionScope } from "../retentionScope.ts";
import { followedSql } from "./followed.ts";
import { visitMasksSql } from "./visitMasks.ts";

/** Stands for the cohort itself among the distances. */
export const SIZE = -1;

const countColumns = {
  cohort: number,
  distance: number,
  visitors: number,
  /** "" where it is not split */
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
