// The channels credited with conversions, by the first visit or by all previous visits. Visits count up to 90 days
// before the conversion. For links with a fixed range, only visits within the range count.
import type { AcquisitionLevel } from "@sightline/schema/rest/acquisition/acquisition";
import { hasPageView } from "#host/analytics/visits/countSql.ts";
import { before, IS_HUMAN, since } from "#host/analytics/visits/humanTrafficSql.ts";
import { moneyParams } from "#host/analytics/goals/moneySql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { acquisitionParams, type AcquisitionScope } from "#host/analytics/acquisition/acquisitionScope.ts";
import { acquisitionEventVisitsSql, HAS_CONVERTED } from "#host/analytics/acquisition/acquisitionVisits.ts";
import { levelColumns, withinSql } from "#host/analytics/acquisition/levels.ts";

const DAY = 86_400_000;
const LOOK_BACK_DAYS = 90;
const LEVELS = "at_channel, at_source, at_landing, at_campaign";

const creditColumns = {
  label: text,
  conversions: number,
  revenue: number,
};
export type Credit = RowOf<typeof creditColumns>;

export async function credits(
  { events, signal }: QueryContext,
  scope: AcquisitionScope,
  { level, currency, model }: { level: AcquisitionLevel; currency: string; model: "first" | "linear" },
): Promise<Credit[]> {
  const { from } = scope.period;
  const touches = `SELECT session_id, any(visitor_id) AS visitor, min(session_start) AS began, ${levelColumns().join(", ")}
  FROM event WHERE widget_id = {widget:UInt32} AND ${since("earliest")} AND ${before("to")} AND ${IS_HUMAN}
    AND visitor_id IN (SELECT visitor FROM converted)
  GROUP BY session_id HAVING ${hasPageView()}`;
  const paths = `SELECT session_id, any(brought) AS worth,
    arraySort(groupArray((began, ${LEVELS}))) AS path
  FROM (SELECT converted.session_id AS session_id, converted.brought AS brought, touches.began AS began,
      ${LEVELS.split(", ")
        .map((name) => `touches.${name} AS ${name}`)
        .join(", ")}
    FROM converted INNER JOIN (${touches}) AS touches ON converted.visitor = touches.visitor
    WHERE touches.began <= converted.converted_at AND touches.began >= converted.converted_at - INTERVAL ${LOOK_BACK_DAYS} DAY)
  GROUP BY session_id`;
  const taken = model === "first" ? "[path[1]]" : "path";
  return events.query(
    creditColumns,
    `WITH converted AS (SELECT session_id, visitor, brought, converted_at FROM (${acquisitionEventVisitsSql(scope)})
  WHERE ${HAS_CONVERTED})
SELECT at_${level} AS label, sum(weight) AS conversions, sum(weight * worth) AS revenue
FROM (SELECT worth, 1 / length(${taken}) AS weight, touch.2 AS at_channel, touch.3 AS at_source, touch.4 AS at_landing,
    touch.5 AS at_campaign
  FROM (${paths}) ARRAY JOIN ${taken} AS touch)
WHERE ${withinSql(scope)} GROUP BY label`,
    {
      ...acquisitionParams(scope),
      ...moneyParams(currency),
      earliest: scope.hasFixedRange ? from : from - LOOK_BACK_DAYS * DAY,
    },
    signal,
  );
}
