// How many visits each rule classified, and how many of them had an ad click id of each kind.
import { SESSIONS_OF_CHOSEN } from "#host/analytics/visits/countSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import { acquisitionParams, type AcquisitionScope } from "#host/analytics/acquisition/acquisitionScope.ts";
import { RULE_ID } from "../ruleNumber.ts";
import { withinEventsSql } from "#host/analytics/acquisition/levels.ts";

const countColumns = {
  /** rule id */
  rule: text,
  /** `gclid`; "" without one */
  click: text,
  sessions: number,
};
export type RuleCount = RowOf<typeof countColumns>;

/** A session has one rule and at most one click id, so that counts can be summed. */
export async function ruleCounts({ events, signal }: QueryContext, scope: AcquisitionScope): Promise<RuleCount[]> {
  return events.query(
    countColumns,
    `SELECT ${RULE_ID} AS rule, splitByChar('=', click_id)[1] AS click, ${SESSIONS_OF_CHOSEN} AS sessions
FROM event WHERE ${whereSql(scope.filter)} AND ${chosen(scope.filter, IS_PAGE_VIEW)} AND ${withinEventsSql(scope)}
GROUP BY rule, click`,
    acquisitionParams(scope),
    signal,
  );
}
