import { useLocation, useSearchParams } from "react-router-dom";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { useWriteAccess } from "#web/layout/writeAccess.ts";

const PATH = "/form";

/** The forms of a page, given its path. Undefined without form analytics, as on share pages. */
export function useFormsHref(): (page: string) => string | undefined {
  const [search] = useSearchParams();
  const hasRoute = useHasRoute();
  const isShared = useLocation().pathname.startsWith("/share/");
  const { features } = useWriteAccess();
  return (page) => {
    if (isShared || page === "" || !hasRoute(PATH) || !features.includes("FORMANALYTIC")) return undefined;
    const query = new URLSearchParams({ q: page });
    for (const name of ["project", "range", "from", "to"]) {
      const value = search.get(name);
      if (value) query.set(name, value);
    }
    return `${PATH}?${query}`;
  };
}
