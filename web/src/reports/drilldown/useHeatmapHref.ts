import { useLocation, useSearchParams } from "react-router-dom";
import { useHasRoute } from "#web/layout/knownPaths.ts";

const PATH = "/heatmap/view";

/** The heatmap of a page, given its path or address. Undefined if there are no heatmaps, as on share pages. */
export function useHeatmapHref(): (page: string) => string | undefined {
  const [search] = useSearchParams();
  const hasRoute = useHasRoute();
  const isShared = useLocation().pathname.startsWith("/share/");
  return (page) => {
    if (isShared || page === "" || !hasRoute(PATH)) return undefined;
    const query = new URLSearchParams({ url: page });
    for (const name of ["project", "range", "from", "to"]) {
      const value = search.get(name);
      if (value) query.set(name, value);
    }
    return `${PATH}?${query}`;
  };
}
