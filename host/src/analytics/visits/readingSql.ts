// How far and how long a page view was read, according to its own reports. Each report adds to the previous ones: the
// deepest scroll counts, and the active times of all reports in the period are summed.
import { hasPageView } from "./countSql.ts";
import { PAGE_VIEW } from "./visitSql.ts";
import { ABSENT_ID } from "#host/stores/absentId.ts";

export const IS_VIEW_OR_READING = `type IN (${PAGE_VIEW}, 'scroll', 'ping', 'leave') AND page_view_id != toUUID('${ABSENT_ID}')`;
export const IS_READING = "type IN ('scroll', 'ping', 'leave')";

/**
 * Over the events of one page view selected by `IS_VIEW_OR_READING`: it was opened in the period and sent reading data.
 */
export const WAS_READ = `${hasPageView()} AND countIf(${IS_READING}) > 0`;

/** percentage of the page height */
export const DEEPEST = "max(scroll_depth)";
export const USED_MS = "sum(engaged_ms)";
