// The visits of a channel, and the facts that determined their source.
import { moneyParams } from "#host/analytics/goals/moneySql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { acquisitionParams, type AcquisitionScope } from "#host/analytics/acquisition/acquisitionScope.ts";
import { RULE_ID } from "../ruleNumber.ts";
import { acquisitionEventVisitsSql } from "#host/analytics/acquisition/acquisitionVisits.ts";
import { levelColumns, withinSql } from "#host/analytics/acquisition/levels.ts";

/** Columns that rules can match. */
export const factColumns = ["utm_medium", "utm_source", "utm_campaign", "ref_host"] as const;

const visitColumns = {
  session: text,
  visitor_id: text,
  began_ms: number,
  channel: text,
  rule: text,
  click: text,
  fact_utm_medium: text,
  fact_utm_source: text,
  fact_utm_campaign: text,
  fact_ref_host: text,
  landing: text,
  views: number,
  has_converted: number,
  total: number,
};
export type TracedVisitRow = RowOf<typeof visitColumns>;

export async function tracedVisits(
  { events, signal }: QueryContext,
  scope: AcquisitionScope,
  { rule, limit }: { rule: string; limit: number },
): Promise<TracedVisitRow[]> {
  const visits = acquisitionEventVisitsSql(scope, [
    ...levelColumns(),
    `any(${RULE_ID}) AS decided_by`,
    "toUnixTimestamp64Milli(min(ts)) AS began_ms",
    "splitByChar('=', any(click_id))[1] AS click",
    ...factColumns.map((column) => `toString(any(${column})) AS fact_${column}`),
  ]);
  return events.query(
    visitColumns,
    `SELECT toString(session_id) AS session, toString(visitor) AS visitor_id, began_ms, at_channel AS channel,
  toString(decided_by) AS rule, click, ${factColumns.map((column) => `fact_${column}`).join(", ")},
  at_landing AS landing, views, has_converted, count() OVER () AS total
FROM (${visits}) WHERE views > 0 AND ${withinSql(scope)} ${rule === "" ? "" : "AND decided_by = {rule:String}"}
ORDER BY began_ms DESC, session LIMIT {limit:UInt32}`,
    { ...acquisitionParams(scope), ...moneyParams(""), limit, ...(rule === "" ? {} : { rule }) },
    signal,
  );
}
