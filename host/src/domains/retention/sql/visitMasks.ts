// All visitors and all returning visitors: the most frequent query, without an act. A filter selects the visits that
// start a cohort; a breakdown is by the first of them. Each visitor is one number whose bits are the periods with a
// visit, computed from quarter hours (analytics/visits/visitSource.ts). There are only a few distinct numbers. Returns
// the same counts as followed.ts in a tenth of the time.
import type { RetentionDimension } from "@sightline/schema/rest/retention/retention";
import { before, periodParams, since } from "#host/analytics/visits/humanTrafficSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import { periodNumberSql } from "../periodNumber.ts";
import type { RetentionScope } from "../retentionScope.ts";

/** Bits of the number. */
const MOST_PERIODS = 64;

/** The query, with rows of `cohort, distance, label, visitors`; undefined if only the events can answer it. */
export function visitMasksSql(scope: RetentionScope, size: number, by?: RetentionDimension) {
  const { filter, project, zone, period, until, first, slots, start, back } = scope;
  const isPlain = start.kind === "visit" && back.kind === "visit" && slots.length <= MOST_PERIODS;
  if (!isPlain || visitSource(filter, { from: period.from, to: until }).of !== "quarters") return undefined;
  if (visitSource(filter, period).of !== "quarters") return undefined;
  const started = [since("from"), before("to"), ...(filter.inQuarters ?? [])].join(" AND ");
  const visitors = `SELECT groupBitOr(bitShiftLeft(toUInt64(1), slot)) AS mask, minIf(slot, started) AS own,
    ${by ? "argMinIf(named, began, started)" : "''"} AS label
  FROM (SELECT visitor, toUInt8(${periodNumberSql[scope.by]} - {first:Int32}) AS slot, ${started} AS started${
    by ? `, began, toString(${by}) AS named` : ""
  }
    FROM session_quarter WHERE widget_id = {widget:UInt32} AND ${since("from")} AND ${before("until")})
  GROUP BY visitor HAVING max(started)`;
  const sql = `SELECT {first:Int32} + own AS cohort, distance, label, sum(alike) AS visitors
FROM (SELECT mask, own, label, count() AS alike FROM (${visitors}) GROUP BY mask, own, label)
ARRAY JOIN arrayConcat([${size}], arrayMap(bit -> toInt32(bit) - own,
  arrayFilter(bit -> bit >= own, bitPositionsToArray(mask)))) AS distance
GROUP BY cohort, distance, label`;
  return { sql, params: { ...periodParams(project.widgetId, zone.name, period), ...filter.params, until, first } };
}
