// One row a session of people with a page view: what the rules split and count.
import { BY_PEOPLE, IN_PERIOD, periodParams } from "#host/http/filter/peopleSql.ts";
import type { Ground } from "../finding.ts";

/** A bounce as everywhere: one page view, no interaction, under 10 s. `bought`: an event that carries a value. */
export const SESSIONS = `SELECT session_id, any(entry_path) AS entry, any(device) AS device,
    countIf(type = 'pageview') = 1
      AND countIf(type IN ('event', 'click', 'outbound', 'form_submit')) = 0
      AND toUnixTimestamp64Milli(max(ts)) - toUnixTimestamp64Milli(min(ts)) < 10000 AS bounced,
    countIf(type = 'event' AND value > 0) > 0 AS bought
  FROM event WHERE ${IN_PERIOD} AND ${BY_PEOPLE}
  GROUP BY session_id HAVING countIf(type = 'pageview') > 0`;

export const groundParams = ({ widgetId, zone, period }: Ground) => periodParams(widgetId, zone, period);
