// The items of the standard sidebar that a member sees, grouped by section.
import type { SidebarPlace } from "#web/relay/places.ts";
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

function isVisible(item: MenuEntry<SidebarPlace>, rules: SidebarRules): boolean {
  if (!rules.hasRoute(item.path)) return false;
  if (item.feature !== undefined && !rules.features.includes(item.feature)) return false;
  if (item.managersOnly && !rules.isManager) return false;
  return !item.analyticsBrandOnly || (rules.isAnalyticsBrand && !rules.isLifetime);
}

export function visibleGroups(items: readonly MenuEntry<SidebarPlace>[], rules: SidebarRules): SidebarGroup[] {
  return groupBySection(items.filter((item) => isVisible(item, rules)));
}
