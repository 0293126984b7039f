// Which visits came this way, and what did each say of where it came from?
import { moneyParams } from "#host/analytics/goals/moneySql.ts";
import type { Asking } from "#host/analytics/scope/reportScope.ts";
import { acquisitionParams, type AcquisitionScope } from "#host/analytics/acquisition/acquisitionScope.ts";
import { RULE_ID } from "../ruleNumber.ts";
import { acquisitionVisitsSql } from "#host/analytics/acquisition/acquisitionVisits.ts";
import { withinSql } from "#host/analytics/acquisition/levels.ts";

/** Columns whose values a rule looks at. */
export const factColumns = ["utm_medium", "utm_source", "utm_campaign", "ref_host"] as const;

export interface TracedVisitRow extends Record<`fact_${(typeof factColumns)[number]}`, string> {
  session: string;
  visitor_id: string;
  began_ms: number;
  channel: string;
  rule: string;
  click: string;
  landing: string;
  views: number;
  has_converted: number;
  total: number;
}

export async function tracedVisits(
  { events, signal }: Asking,
  scope: AcquisitionScope,
  { rule, limit }: { rule: string; limit: number },
): Promise<TracedVisitRow[]> {
  const visits = acquisitionVisitsSql(scope, [
    `any(${RULE_ID}) AS decided_by`,
    "toUnixTimestamp64Milli(min(ts)) AS began_ms",
    "splitByChar('=', any(click_id))[1] AS click",
    ...factColumns.map((column) => `toString(any(${column})) AS fact_${column}`),
  ]);
  return events.query<TracedVisitRow>(
    `SELECT toString(session_id) AS session, toString(visitor) AS visitor_id, began_ms, at_channel AS channel,
  toString(decided_by) AS rule, click, ${factColumns.map((column) => `fact_${column}`).join(", ")},
  at_landing AS landing, views, has_converted, count() OVER () AS total
FROM (${visits}) WHERE views > 0 AND ${withinSql(scope)} ${rule === "" ? "" : "AND decided_by = {rule:String}"}
ORDER BY began_ms DESC, session LIMIT {limit:UInt32}`,
    { ...acquisitionParams(scope), ...moneyParams(""), limit, ...(rule === "" ? {} : { rule }) },
    signal,
  );
}
