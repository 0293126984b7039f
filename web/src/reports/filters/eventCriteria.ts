// Which criteria tell the events of one visit apart, and by which of them a number can be narrowed further.
import type { Group } from "../url/reportState.ts";

const ofClock: ReadonlySet<string> = new Set(["DAYOFWEEK", "HOUROFDAY", "VISITOR_DAYOFWEEK", "VISITOR_HOUROFDAY"]);
const ofPageView: ReadonlySet<string> = new Set(["PAGE", "QUERYPARAM", "SCROLL_DEPTH", "PAGE_TIME"]);

export const isOfClock = (criteria: string): boolean => ofClock.has(criteria);

const none = (filters: readonly Group[], set: (criteria: string) => boolean) =>
  !filters.some((group) => group.some(({ criteria }) => set(criteria)));

/** All events of a page view are chosen, or none. */
export const choosesPageViews = (filters: readonly Group[]): boolean => none(filters, isOfClock);

/** All events of a session are chosen, or none. */
export const choosesSessions = (filters: readonly Group[]): boolean =>
  none(filters, (criteria) => isOfClock(criteria) || ofPageView.has(criteria));
