// From a number to the visitors behind it: the same project, days and filters, and what the number adds to them.
import { useLocation, useSearchParams } from "react-router-dom";
import { readReportState, withGroup, writeReportState, type Group } from "../url/reportState.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";

const PATH = "/visitors";

interface Drilldown {
  filters?: readonly Group[];
  /** only visits that reached the goal: its key, or the name of an event that counts as one */
  reached?: string | undefined;
  /** the number goes by no filter of the screen */
  isUnfiltered?: boolean;
  /** of this day alone, `YYYY-MM-DD` */
  day?: string;
  /** a column of the list that has the most of it first */
  sort?: string;
}

export type VisitorsHref = (drilldown: Drilldown) => string | undefined;

/** Undefined where there is no such list, as for the holder of a share link. */
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
