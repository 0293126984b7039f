// How many visits did each rule decide, and how many of them came with an ad's click id of which kind?
import { IS_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { Asking } from "#host/analytics/scope/reportScope.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import { acquisitionParams, type AcquisitionScope } from "#host/analytics/acquisition/acquisitionScope.ts";
import { RULE_ID } from "../ruleNumber.ts";
import { withinEventsSql } from "#host/analytics/acquisition/levels.ts";

export interface RuleCount {
  /** its id */
  rule: string;
  /** `gclid`; "" without one */
  click: string;
  sessions: number;
}

/** A session has one rule and at most one click id, so that counts may be added up. */
export async function ruleCounts({ events, signal }: Asking, scope: AcquisitionScope): Promise<RuleCount[]> {
  return events.query<RuleCount>(
    `SELECT ${RULE_ID} AS rule, splitByChar('=', click_id)[1] AS click, uniqExact(session_id) AS sessions
FROM event WHERE ${whereSql(scope.filter)} AND ${chosen(scope.filter, IS_VIEW)} AND ${withinEventsSql(scope)}
GROUP BY rule, click`,
    acquisitionParams(scope),
    signal,
  );
}
