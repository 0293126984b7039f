// One row per human visit that began in the period, as a whole: the rules group and count these rows.
import { hasPageView, PAGE_VIEWS } from "#host/analytics/visits/countSql.ts";
import { IS_INTERACTION, isBounce, LASTED_MS } from "#host/analytics/visits/visitSql.ts";
import { IS_HUMAN, IN_VISITS, isInPeriod, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Ground } from "../finding.ts";

/** `bought`: the visit has an event with a value. */
export const SESSIONS = `SELECT session_id, any(entry_path) AS entry, any(device) AS device,
    ${isBounce({ views: PAGE_VIEWS, interactions: `countIf(${IS_INTERACTION})`, lasted: LASTED_MS })} AS bounced,
    countIf(type = 'event' AND value > 0) > 0 AS bought
  FROM event WHERE ${IN_VISITS} AND ${IS_HUMAN}
  GROUP BY session_id HAVING ${hasPageView()} AND ${isInPeriod("min(ts)")}`;

export const groundParams = ({ widgetId, zone, period }: Ground) => periodParams(widgetId, zone, period);
