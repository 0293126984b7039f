// The criteria that distinguish events within one session, and those that can narrow a number further.
import { filterCriteria, type GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import type { Group } from "../url/reportState.ts";

export const isOfClock = (criteria: GraphCriteria): boolean => filterCriteria[criteria].scope === "event";

const none = (filters: readonly Group[], is: (criteria: GraphCriteria) => boolean) =>
  !filters.some((group) => group.some(({ criteria }) => is(criteria)));

/** The filters match all events of a page view or none. */
export const choosesPageViews = (filters: readonly Group[]): boolean => none(filters, isOfClock);

/** The filters match all events of a session or none. */
export const choosesSessions = (filters: readonly Group[]): boolean =>
  none(filters, (criteria) => filterCriteria[criteria].scope !== "session");
