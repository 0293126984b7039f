// New and returning visitors: a visit is new when it is the visitor's first in the project, whenever that was. All later
// ones are returning.
import { before, IS_HUMAN } from "./humanTrafficSql.ts";

/** Session ids of the first visits; visits that begin after the range are nobody's first in it. */
const FIRST_VISITS = `SELECT argMin(session_id, session_start) FROM event
  WHERE widget_id = {widget:UInt32} AND ${before("to")} AND ${IS_HUMAN} GROUP BY visitor_id`;

/** Of events and visits. Needs the parameters of `periodParams`. */
export const IS_FIRST_VISIT = `session_id IN (${FIRST_VISITS})`;
export const IS_LATER_VISIT = `session_id NOT IN (${FIRST_VISITS})`;

/** The same in `session_quarter`, whose sessions and visitors are hashes; to the end of a quarter hour. */
const FIRST_VISITS_OF_QUARTERS = `SELECT argMin(session_id, session_start) FROM session_quarter
  WHERE widget_id = {widget:UInt32} AND ${before("to")} GROUP BY visitor`;

export const IS_FIRST_VISIT_OF_QUARTERS = `session_id IN (${FIRST_VISITS_OF_QUARTERS})`;
export const IS_LATER_VISIT_OF_QUARTERS = `session_id NOT IN (${FIRST_VISITS_OF_QUARTERS})`;
