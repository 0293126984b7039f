// How many errors of people in the last 30 days does a rule hide?
import { ignoredSql, type CountedErrors, type IgnoreRule } from "#host/http/errors/countedErrors.ts";
import { BY_PEOPLE } from "#host/analytics/visits/humanTrafficSql.ts";
import { before, since } from "#host/http/filter/peopleSql.ts";
import type { EventStore } from "#host/stores/events.ts";

const DAYS = 30 * 86_400_000;

export interface Hidden {
  hidden: number;
  groups: number;
  /** all that are asked about, hidden or not */
  counted: number;
}

export async function hiddenErrors(
  events: EventStore,
  { widgetId, rule, now, errors }: { widgetId: number; rule: IgnoreRule; now: number; errors?: CountedErrors },
): Promise<Hidden> {
  const { sql, params } = ignoredSql([rule], "asked") ?? { sql: "0", params: {} };
  const where = errors?.where ?? "type = 'error' AND error_hash != ''";
  const [row] = await events.query<Hidden>(
    `SELECT countIf(${sql}) AS hidden, uniqExactIf(${errors?.group ?? "error_hash"}, ${sql}) AS groups, count() AS counted
FROM event WHERE widget_id = {widget:UInt32} AND ${BY_PEOPLE} AND ${since("from")} AND ${before("to")} AND ${where}`,
    { widget: widgetId, from: now - DAYS, to: now, ...errors?.params, ...params },
  );
  return row ?? { hidden: 0, groups: 0, counted: 0 };
}
