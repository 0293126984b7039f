// Definitions of presence and last seen. docs/definitions.md and the SDL repeat them.
// - present: an event within 30 s (a visible page sends a heartbeat every 15 s) and no `leave` since
// - active: present, with activity in those 30 s. A heartbeat that reports no use of the page does not count.
// - online now: the present visitors, active or idle
// - last seen: the last event of any visit of the visitor, including the one sent on leaving a page. This is the end of
//   the newest visit. Server events outside of a visit don't count.
import { IS_HUMAN } from "./humanTrafficSql.ts";

export const PRESENT_MS = 30_000;

/**
 * Web vitals, reports of form fields (sent on leaving too) and `identify` calls from a customer's server don't imply
 * presence.
 */
export const IS_PRESENT = "type NOT IN ('leave', 'vital', 'identify', 'form_field')";
export const IS_ACTIVE = `${IS_PRESENT} AND type != 'error' AND (type != 'ping' OR engaged_ms > 0)`;

/** Over the events of a visitor. For visitors without a visit, all events count. */
export const FIRST_SEEN = `if(countIf(${IS_HUMAN}) = 0, min(ts), minIf(ts, ${IS_HUMAN}))`;
export const LAST_SEEN = `if(countIf(${IS_HUMAN}) = 0, max(ts), maxIf(ts, ${IS_HUMAN}))`;
