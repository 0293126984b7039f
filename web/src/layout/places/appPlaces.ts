// Every menu, key and range of the app, made of what the screens say of themselves. The app provides it, as layouts know
// no screen.
import { createContext, useContext } from "react";
import { matchRoutes } from "react-router-dom";
import type {
  AreaPlace,
  LitePlace,
  PalettePlace,
  RangeDefault,
  ResourcePlace,
  ScreenPlaces,
  SettingsPlace,
  SidebarPlace,
} from "#web/relay/places.ts";
import type { Screen } from "#web/relay/screen.ts";
import type { Article } from "../over/help/article.ts";
import { hasParameters } from "./hasParameters.ts";
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
  /** every module with a range */
  rangeModules: readonly string[];
  /** of an address whose module starts with a range of its own */
  rangeDefault(pathname: string): RangeDefault | null;
  /** of the documentation, in their order; loaded once */
  loadArticles(): Promise<readonly Article[]>;
}
/** The index of the settings, whose item of the sidebar is current on each of them. */
const SETTINGS = "/settings";

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

/** The header and each link ask: matching all routes takes 2 to 5 ms, so most addresses are looked up. */
function placesAt(screens: readonly Screen[]): (pathname: string) => ScreenPlaces | undefined {
  const own = screens.filter(({ layout }) => layout === "auth" || layout === "menu");
  const routes = own.map(({ path, places }) => ({ path, handle: places }));
  const known = new Map(own.filter(({ path }) => !hasParameters(path)).map(({ path, places }) => [path, places]));
  let last: { pathname: string; found: ScreenPlaces | undefined } | undefined;
  return (pathname) => {
    const fixed = known.get(pathname);
    if (fixed) return fixed;
    if (last?.pathname !== pathname) last = { pathname, found: matchRoutes(routes, pathname)?.at(-1)?.route.handle };
    return last.found;
  };
}

export function placesOf(
  screens: readonly Screen[],
  loadArticles: () => Promise<readonly Article[]> = () => Promise.resolve([]),
): AppPlaces {
  let articles: Promise<readonly Article[]> | undefined;
  const placesOfPath = placesAt(screens);
  const settings = menuEntries(screens, (menu) => menu.settings);
  const withSettings = <Item extends { path: string }>(item: Item) =>
    item.path === SETTINGS ? { ...item, subpages: settings.map(({ path }) => path) } : item;
  return {
    sidebar: menuEntries(screens, (menu) => menu.sidebar),
    lite: menuEntries(screens, (menu) => menu.lite).map(withSettings),
    areas: menuEntries(screens, (menu) => menu.area).map(withSettings),
    palette: menuEntries(screens, (menu) => menu.palette),
    settings,
    reports: menuEntries(screens, (menu) => menu.reports),
    applications: menuEntries(screens, (menu) => menu.applications),
    resources: menuEntries(screens, (menu) => menu.resources),
    jumps: jumpsOf(screens),
    rangeModule: (pathname) => placesOfPath(pathname)?.range ?? null,
    rangeModules: [...new Set(screens.flatMap(({ places: { range } }) => range ?? []))],
    rangeDefault: (pathname) => placesOfPath(pathname)?.rangeDefault ?? null,
    loadArticles: () => (articles ??= loadArticles()),
  };
}

export const AppPlacesContext = createContext(placesOf([]));
export const useAppPlaces = () => useContext(AppPlacesContext);
