// Each visitor once: the period of the first start in the range, and the following periods with a return. In the
// cohort's own period, only acts after the start count as a return.
import type { RetentionDimension } from "@sightline/schema/rest/retention/retention";
import { before, IS_HUMAN, periodParams, since } from "#host/analytics/visits/humanTrafficSql.ts";
import { chosen } from "#host/analytics/visits/visits.ts";
import { periodNumberSql } from "../periodNumber.ts";
import type { RetentionScope } from "../retentionScope.ts";
import { actSql } from "./actSql.ts";

export interface FollowedSql {
  /** rows of `visitor_id, cohort, offsets` (and `label`, from the first start) */
  sql: string;
  params: Record<string, string | number | readonly string[]>;
}

export function followedSql(scope: RetentionScope, by?: RetentionDimension): FollowedSql {
  const { filter, project, zone, period, until } = scope;
  const start = actSql(scope.start, "start");
  const back = actSql(scope.back, "back");
  const inRange = `${since("from")} AND ${before("to")}`;
  const started = [inRange, chosen(filter, start.sql), ...filter.visits].filter((part) => part !== "1").join(" AND ");
  const label = by ? `, argMinIf(toString(${by}), ts, ${started}) AS label` : "";
  const periods = `SELECT visitor_id, ${periodNumberSql[scope.by]} AS slot,
    countIf(${started}) > 0 AS has_started, minIf(ts, ${started}) AS started_at,
    countIf(${back.sql}) > 0 AS has_returned, maxIf(ts, ${back.sql}) AS returned_at${label}
  FROM event WHERE widget_id = {widget:UInt32} AND ${since("from")} AND ${before("until")} AND ${IS_HUMAN}
  GROUP BY visitor_id, slot`;
  const sql = `SELECT visitor_id, minIf(slot, has_started) AS cohort, minIf(started_at, has_started) AS first_at,
    groupArrayIf((slot, returned_at), has_returned) AS back,
    arrayMap(one -> one.1 - cohort,
      arrayFilter(one -> one.1 > cohort OR (one.1 = cohort AND one.2 >= first_at), back)) AS offsets${
        by ? ", argMinIf(label, slot, has_started) AS label" : ""
      }
  FROM (${periods}) GROUP BY visitor_id HAVING max(has_started)`;
  const params = { ...periodParams(project.widgetId, zone.name, period), until, ...filter.params };
  return { sql, params: { ...params, ...start.params, ...back.params } };
}
