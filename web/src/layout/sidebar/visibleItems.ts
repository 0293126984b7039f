// The items of the standard sidebar that a member sees, grouped by section.
import type { AreaPlace, SidebarPlace } from "#web/relay/places.ts";
import type { HasRoute } from "../knownPaths.ts";
import type { MenuEntry } from "../places/menuEntries.ts";
import { groupBySection, type SidebarGroup } from "./sidebarGroup.ts";

export interface SidebarRules {
  hasRoute: HasRoute;
  features: readonly string[];
  isManager: boolean;
  isAnalyticsBrand: boolean;
  isLifetime: boolean;
}

/** The conditions of every menu. */
export function mayOpen(
  { path, feature, managersOnly }: Pick<MenuEntry, "path" | "feature" | "managersOnly">,
  { hasRoute, features, isManager }: Pick<SidebarRules, "hasRoute" | "features" | "isManager">,
): boolean {
  if (!hasRoute(path) || (managersOnly && !isManager)) return false;
  return feature === undefined || features.includes(feature);
}

function isVisible(item: MenuEntry<SidebarPlace>, rules: SidebarRules): boolean {
  if (!mayOpen(item, rules)) return false;
  return !item.analyticsBrandOnly || (rules.isAnalyticsBrand && !rules.isLifetime);
}

export function visibleGroups(items: readonly MenuEntry<SidebarPlace>[], rules: SidebarRules): SidebarGroup[] {
  return groupBySection(items.filter((item) => isVisible(item, rules)));
}

/** The screens below the specified items, except those that are among them. */
export function visibleAreas(
  areas: readonly MenuEntry<AreaPlace>[],
  specified: readonly SidebarGroup[],
  rules: Pick<SidebarRules, "hasRoute" | "features" | "isManager">,
): SidebarGroup[] {
  const shown = new Set(specified.flatMap(({ items }) => items.map(({ path }) => path)));
  return groupBySection(areas.filter((item) => !shown.has(item.path) && mayOpen(item, rules)));
}
