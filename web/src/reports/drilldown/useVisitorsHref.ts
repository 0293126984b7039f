// Links a number to its visitors: the same project, range and filters, plus those of the number.
import { useLocation, useSearchParams } from "react-router-dom";
import { readReportState, withGroup, writeReportState, type Group } from "../url/reportState.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";

const PATH = "/visitors";

interface Drilldown {
  filters?: readonly Group[];
  /** only sessions that reached the goal: its key, or the name of an event that counts as a goal */
  reached?: string | undefined;
  /** the number ignores the screen's filters */
  isUnfiltered?: boolean;
  /** only this day, `YYYY-MM-DD` */
  day?: string;
  /** sort column of the list, highest first */
  sort?: string;
}

export type VisitorsHref = (drilldown: Drilldown) => string | undefined;

/** Undefined if there is no visitor list, as for share links. */
export function useVisitorsHrefs(): VisitorsHref {
  const [search] = useSearchParams();
  const hasRoute = useHasRoute();
  const isShared = useLocation().pathname.startsWith("/share/");
  return ({ filters = [], reached, isUnfiltered = false, day, sort }) => {
    if (isShared || !hasRoute(PATH)) return undefined;
    const params = new URLSearchParams();
    for (const name of ["project", "range", "from", "to"]) {
      const value = search.get(name);
      if (value) params.set(name, value);
    }
    const own = isUnfiltered ? [] : readReportState(search).filters;
    const goal: Group[] = reached === undefined ? [] : [[{ criteria: "GOAL", operator: "IS", value: reached }]];
    const all = [...goal, ...own].reduce<readonly Group[]>((groups, group) => withGroup(groups, group), filters);
    const next = writeReportState(params, {
      filters: all,
      ...(reached !== undefined && { goal: reached }),
      ...(day !== undefined && { range: { startDate: day, endDate: day } }),
    });
    if (sort) next.set("sort", sort);
    return `${PATH}?${next.toString()}`;
  };
}

export const useVisitorsHref = (drilldown: Drilldown): string | undefined => useVisitorsHrefs()(drilldown);
