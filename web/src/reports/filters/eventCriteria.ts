// Which criteria tell the events of one visit apart, and by which of them a number can be narrowed further.
import { filterCriteria, type GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import type { Group } from "../url/reportState.ts";

export const isOfClock = (criteria: GraphCriteria): boolean => filterCriteria[criteria].scope === "event";

const none = (filters: readonly Group[], is: (criteria: GraphCriteria) => boolean) =>
  !filters.some((group) => group.some(({ criteria }) => is(criteria)));

/** All events of a page view are chosen, or none. */
export const choosesPageViews = (filters: readonly Group[]): boolean => none(filters, isOfClock);

/** All events of a session are chosen, or none. */
export const choosesSessions = (filters: readonly Group[]): boolean =>
  none(filters, (criteria) => filterCriteria[criteria].scope !== "session");
