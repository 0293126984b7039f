// The one SQL definition of page view, visit, bounce, duration and presence. docs/definitions.md compares them with other
// products, and the SDL repeats them.
//   human          no bots, no internal visits, nothing sent outside of a visit (humanTrafficSql.ts)
//   visit          the events of one session id, if a page view is among them. It begins with its first event and ends
//                  with its last one. A range or interval counts the visits that have a page view in it.
//   visitor        a visitor id with any event in the range or interval
//   duration       from the first to the last event
//   engaged time   time in which the pages of the visit were visible and used
//   bounce         a visit of one page view, no interaction and less than 10 s
//   conversion     a visit with a page view in which the goal was reached, both in the range or interval
// Bounce, duration and engaged time belong to the visit as a whole and to the interval in which it began. They are looked
// at up to its end, wherever the range ends, and visits that began before the range have none in it: so the hours of a
// day add up to the day, and no visit bounces twice.

/** For lists of types. */
export const PAGE_VIEW = "'pageview'";
export const isPageView = (type: string) => `${type} = ${PAGE_VIEW}`;
export const IS_PAGE_VIEW = isPageView("type");
/**
 * `session_quarter` counts the same interactions: its migration 0500 repeats this list, because a table definition
 * can't import it.
 */
export const IS_INTERACTION = "type IN ('event', 'click', 'outbound', 'form_submit')";

export const LASTED_MS = "toUnixTimestamp64Milli(max(ts)) - toUnixTimestamp64Milli(min(ts))";

const BOUNCE_MS = 10_000;
/** Over the columns of a visit: page views, interactions and duration. */
export const isBounce = (of: { views: string; interactions: string; lasted: string }) =>
  `${of.views} = 1 AND ${of.interactions} = 0 AND ${of.lasted} < ${BOUNCE_MS}`;

/** Engaged: a duration above the bounce limit, two page views or a conversion. */
export const isEngaged = (of: { views: string; lasted: string; converted: string }) =>
  `${of.lasted} >= ${BOUNCE_MS} OR ${of.views} >= 2 OR ${of.converted}`;
