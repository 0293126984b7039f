// How far and how long a page view was read, as its own reports say it. A report adds to those before it: the deepest
// scroll counts, and the times in use are added up, of all that lie in the period.
import { hasPageView } from "./countSql.ts";
import { PAGE_VIEW } from "./visitSql.ts";
import { ABSENT_ID } from "#host/stores/absentId.ts";

export const IS_VIEW_OR_READING = `type IN (${PAGE_VIEW}, 'scroll', 'ping', 'leave') AND page_view_id != toUUID('${ABSENT_ID}')`;
export const IS_READING = "type IN ('scroll', 'ping', 'leave')";

/** Of the events of one page view that `IS_VIEW_OR_READING` chooses: it was opened in the period, and reported reading. */
export const WAS_READ = `${hasPageView()} AND countIf(${IS_READING}) > 0`;

/** percent of the page */
export const DEEPEST = "max(scroll_depth)";
export const USED_MS = "sum(engaged_ms)";
