// Where a sub-screen leads back to: the item of the menus that it belongs to, with the filters last chosen there.
import { useEffect, useMemo } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { namedProject } from "#web/relay/project/currentProject.ts";
import type { Screen } from "#web/relay/screen.ts";
import type { PageBack } from "#web/ui/layout/pageBack.ts";
import { currentItem, isItemItself } from "../sidebar/currentItem.ts";
import { useProjectHref } from "../useProjectHref.ts";
import { useAppPlaces, type AppPlaces } from "./appPlaces.ts";

/** The search parameters of the screens that were open since the page was loaded, by path. */
const lastSearch = new Map<string, string>();

type Menus = Pick<AppPlaces, "sidebar" | "lite" | "areas" | "settings" | "reports" | "applications">;

/** The item whose sub-screen is open; undefined on the item's own screen. */
export function parentOf(pathname: string, { sidebar, lite, areas, settings, reports, applications }: Menus) {
  const item = currentItem([...sidebar, ...settings, ...areas, ...reports, ...applications, ...lite], pathname);
  return item && !isItemItself(item, pathname) ? item : undefined;
}

export function useParentScreen(): PageBack | null {
  const places = useAppPlaces();
  const { pathname, search } = useLocation();
  const project = namedProject(new URLSearchParams(search));
  const href = useProjectHref(project === null ? undefined : Number(project));
  useEffect(() => void lastSearch.set(pathname, search), [pathname, search]);
  const handle = useMatches().at(-1)?.handle as { screen: Screen } | undefined;
  const title = handle?.screen.title;
  const parent = parentOf(pathname, places);
  return useMemo(() => {
    // a drill-down of the same screen has its own trail
    if (!parent || parent.label === title) return null;
    const last = lastSearch.get(parent.path);
    // an address without a project opens the member's own choice, as it did before
    const isSameProject = last !== undefined && [null, project].includes(namedProject(new URLSearchParams(last)));
    return { href: isSameProject ? parent.path + last : href(parent.path), label: parent.label };
  }, [parent, title, project, href]);
}
