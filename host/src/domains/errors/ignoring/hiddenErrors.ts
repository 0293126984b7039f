// How many errors of human visitors in the last 30 days a rule hides.
import { ignoredSql, type CountedErrors, type IgnoreRule } from "#host/analytics/countedErrors.ts";
import { before, IS_HUMAN, since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number, type RowOf } from "#host/stores/resultColumns.ts";

const DAYS = 30 * 86_400_000;

const hiddenColumns = {
  hidden: number,
  groups: number,
  /** all errors in those 30 days, hidden or not */
  counted: number,
};
export type Hidden = RowOf<typeof hiddenColumns>;

export async function hiddenErrors(
  events: EventStore,
  { widgetId, rule, now, errors }: { widgetId: number; rule: IgnoreRule; now: number; errors?: CountedErrors },
): Promise<Hidden> {
  const { sql, params } = ignoredSql([rule], "asked") ?? { sql: "0", params: {} };
  const where = errors?.where ?? "type = 'error' AND error_hash != ''";
  const [row] = await events.query(
    hiddenColumns,
    `SELECT countIf(${sql}) AS hidden, uniqExactIf(${errors?.group ?? "error_hash"}, ${sql}) AS groups, count() AS counted
FROM event WHERE widget_id = {widget:UInt32} AND ${IS_HUMAN} AND ${since("from")} AND ${before("to")} AND ${where}`,
    { widget: widgetId, from: now - DAYS, to: now, ...errors?.params, ...params },
  );
  return row ?? { hidden: 0, groups: 0, counted: 0 };
}
