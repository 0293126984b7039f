// How visitors, sessions, page views and conversions are counted, always exactly and never sampled. What they are is
// defined in visitSql.ts; bots and internal traffic are left out by humanTrafficSql.ts.
import { IS_PAGE_VIEW } from "./visitSql.ts";

/** Over events, with any of them. */
export const VISITORS = "uniqExact(visitor_id)";
export const visitorsWith = (condition: string) => `uniqExactIf(visitor_id, ${condition})`;

/** Over events of several projects: a visitor of two of them counts in both. */
export const VISITORS_BY_PROJECT = "uniqExact(widget_id, visitor_id)";

/** Sessions with an event that meets the condition. */
export const sessionsWith = (condition: string) => `uniqExactIf(session_id, ${condition})`;

/** The same for very many groups of few sessions each, such as visitors: a set for each group takes much longer. */
export const fewSessionsWith = (condition: string) =>
  `toUInt64(length(arrayDistinct(groupArrayIf(sipHash64(session_id), ${condition}))))`;

/** Visits: sessions with a page view among the events. */
export const SESSIONS = sessionsWith(IS_PAGE_VIEW);
export const PAGE_VIEWS = `countIf(${IS_PAGE_VIEW})`;

/** Over rows that a WHERE clause chose: page views, where visits are counted, or chunks of recordings. */
export const SESSIONS_OF_CHOSEN = "uniqExact(session_id)";

/** Over rows that name the visitor `visitor`: those of visits, and of `session_quarter`. */
export const VISITORS_OF_VISITS = "uniqExact(visitor)";
export const convertedVisitorsOf = (reached: string) => `uniqExactIf(visitor, ${reached})`;
/** Over `session_quarter`, whose `viewed` is a number of page views. It contains only human traffic. */
export const HAS_VIEWS = "viewed > 0";
export const SESSIONS_OF_QUARTERS = `uniqExactIf(session_id, ${HAS_VIEWS})`;
/** Over several projects: session ids are unique within one project. */
export const SESSIONS_OF_QUARTERS_BY_PROJECT = `uniqExactIf((widget_id, session_id), ${HAS_VIEWS})`;
export const VIEWS_OF_QUARTERS = "sum(viewed)";

/** Over rows of visits, by their columns: a conversion is a visit with a page view in which the goal was reached. */
export const isConversion = ({ views, reached }: { views: string; reached: string }) => `${views} > 0 AND ${reached}`;

/** HAVING of the events of one session: it is a visit. `view` adds what a filter demands of its page views. */
export const hasPageView = (view = IS_PAGE_VIEW) => `countIf(${view}) > 0`;

/** Conversions over the events of one visitor, of whom no rows of visits are made. */
export const conversionsOf = (view: string, goal: string) =>
  `length(arrayIntersect(groupUniqArrayIf(session_id, ${view}), groupUniqArrayIf(session_id, ${goal})))`;
