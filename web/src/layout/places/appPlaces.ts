// Every menu, key and range of the app, made of what the screens say of themselves. The app provides it, as layouts know
// no screen.
import { createContext, useContext } from "react";
import { matchRoutes } from "react-router-dom";
import type {
  AreaPlace,
  LitePlace,
  PalettePlace,
  ResourcePlace,
  ScreenPlaces,
  SettingsPlace,
  SidebarPlace,
} from "#web/relay/places.ts";
import type { Screen } from "#web/relay/screen.ts";
import type { Article } from "../over/help/article.ts";
import { menuEntries, type MenuEntry } from "./menuEntries.ts";

export interface Jump extends NonNullable<ScreenPlaces["jump"]>, Pick<MenuEntry, "feature" | "managersOnly"> {
  path: string;
  label: string;
}

export interface AppPlaces {
  sidebar: readonly MenuEntry<SidebarPlace>[];
  lite: readonly MenuEntry<LitePlace>[];
  areas: readonly MenuEntry<AreaPlace>[];
  palette: readonly MenuEntry<PalettePlace>[];
  settings: readonly MenuEntry<SettingsPlace>[];
  reports: readonly MenuEntry[];
  applications: readonly MenuEntry[];
  resources: readonly MenuEntry<ResourcePlace>[];
  jumps: readonly Jump[];
  /** whose range an address shows; null where there is no range to choose */
  rangeModule: RangeModuleOf;
  /** of the documentation, in their order; loaded once */
  loadArticles(): Promise<readonly Article[]>;
}
export type RangeModuleOf = (pathname: string) => string | null;

function jumpsOf(screens: readonly Screen[]): Jump[] {
  const jumps = screens.flatMap(({ path, title, places: { menu, jump } }) => {
    const { feature, managersOnly } = menu ?? {};
    return jump
      ? [{ ...jump, path, label: title, ...(feature && { feature }), ...(managersOnly && { managersOnly }) }]
      : [];
  });
  return jumps.toSorted((one, other) => one.order - other.order);
}

function rangeModulesOf(screens: readonly Screen[]): RangeModuleOf {
  const routes = screens
    .filter(({ layout }) => layout === "auth" || layout === "menu")
    .map(({ path, places }) => ({ path, handle: places.range ?? null }));
  return (pathname) => {
    const handle: unknown = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
    return typeof handle === "string" ? handle : null;
  };
}

export function placesOf(
  screens: readonly Screen[],
  loadArticles: () => Promise<readonly Article[]> = () => Promise.resolve([]),
): AppPlaces {
  let articles: Promise<readonly Article[]> | undefined;
  return {
    sidebar: menuEntries(screens, (menu) => menu.sidebar),
    lite: menuEntries(screens, (menu) => menu.lite),
    areas: menuEntries(screens, (menu) => menu.area),
    palette: menuEntries(screens, (menu) => menu.palette),
    settings: menuEntries(screens, (menu) => menu.settings),
    reports: menuEntries(screens, (menu) => menu.reports),
    applications: menuEntries(screens, (menu) => menu.applications),
    resources: menuEntries(screens, (menu) => menu.resources),
    jumps: jumpsOf(screens),
    rangeModule: rangeModulesOf(screens),
    loadArticles: () => (articles ??= loadArticles()),
  };
}

export const AppPlacesContext = createContext(placesOf([]));
export const useAppPlaces = () => useContext(AppPlacesContext);
