// Which lines of the standard sidebar a member sees, in groups: a group begins where the section changes.
import type { HasRoute } from "../knownPaths.ts";
import { sidebarItems, type SidebarItem } from "./data/sidebarItems.ts";
import { groupBySection, type SidebarGroup } from "./sidebarGroup.ts";

export interface SidebarRules {
  hasRoute: HasRoute;
  features: readonly string[];
  isManager: boolean;
  isAnalyticsBrand: boolean;
  isLifetime: boolean;
}

function isVisible(item: SidebarItem, rules: SidebarRules): boolean {
  if (item.isHidden || !rules.hasRoute(item.path)) return false;
  if (item.feature !== null && !rules.features.includes(item.feature)) return false;
  if (item.managersOnly && !rules.isManager) return false;
  return !item.analyticsBrandOnly || (rules.isAnalyticsBrand && !rules.isLifetime);
}

export function visibleGroups(rules: SidebarRules, items: readonly SidebarItem[] = sidebarItems): SidebarGroup[] {
  return groupBySection(items.filter((item) => isVisible(item, rules)));
}
