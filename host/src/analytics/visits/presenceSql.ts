// Who is on the site, and when a visitor was last seen. docs/definitions.md and the SDL say the same.
//   present      an event within 30 s (the heartbeat of a visible page comes every 15 s) and no `leave` since
//   active       present, and did something in those 30 s: a heartbeat that reports no use of the page does not count
//   online now   the present visitors, active or idle
//   last seen    the last event of any visit of the visitor, that of leaving a page included; so it is the end of the
//                newest visit. What a server sent outside of a visit says nothing of when the visitor was there.
import { BY_PEOPLE } from "#host/http/filter/peopleSql.ts";

export const PRESENT_MS = 30_000;

/** Measurements of a page, and what a site's server says of a visitor, tell nothing of presence. */
export const IS_PRESENT = "type NOT IN ('leave', 'vital', 'identify')";
export const IS_ACTIVE = `${IS_PRESENT} AND type != 'error' AND (type != 'ping' OR engaged_ms > 0)`;

/** Of the events of a visitor. Whoever made no visit was seen when anything came in. */
export const FIRST_SEEN = `if(countIf(${BY_PEOPLE}) = 0, min(ts), minIf(ts, ${BY_PEOPLE}))`;
export const LAST_SEEN = `if(countIf(${BY_PEOPLE}) = 0, max(ts), maxIf(ts, ${BY_PEOPLE}))`;
