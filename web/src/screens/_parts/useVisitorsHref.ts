// From a number to the visitors behind it: the same project, days and filters, and what the number adds to them.
import { useSearchParams } from "react-router-dom";
import { readReportState, writeReportState, type Group } from "#web/filters/reportState.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";

const PATH = "/visitors";

interface Behind {
  filters?: readonly Group[];
  goal?: string;
  /** a column of the list that has the most of it first */
  sort?: string;
}

/** For the rows of a table. Undefined where there is no such list; the holder of a share link has none to follow. */
export function useVisitorsHrefs(): ((behind: Behind) => string) | undefined {
  const [search] = useSearchParams();
  const hasRoute = useHasRoute();
  if (!hasRoute(PATH)) return undefined;
  return ({ filters = [], goal, sort }) => {
    const kept = new URLSearchParams();
    for (const name of ["project", "range", "from", "to"]) {
      const value = search.get(name);
      if (value) kept.set(name, value);
    }
    const next = writeReportState(kept, {
      filters: [...filters, ...readReportState(search).filters],
      ...(goal !== undefined && { goal }),
    });
    if (sort) next.set("sort", sort);
    return `${PATH}?${next.toString()}`;
  };
}

/** Undefined where there is no such list. */
export const useVisitorsHref = (behind: Behind): string | undefined => useVisitorsHrefs()?.(behind);
