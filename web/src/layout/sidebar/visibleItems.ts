// Which lines of the sidebar a member sees, in groups: a group begins where the section changes.
import type { HasRoute } from "../knownPaths.ts";
import { sidebarItems, type SidebarItem, type SidebarSection } from "./data/sidebarItems.ts";

export interface SidebarRules {
  hasRoute: HasRoute;
  features: readonly string[];
  isManager: boolean;
  isAnalyticsBrand: boolean;
  isLifetime: boolean;
}

export interface SidebarGroup {
  section: SidebarSection | null;
  items: SidebarItem[];
}

function isVisible(item: SidebarItem, rules: SidebarRules): boolean {
  if (!rules.hasRoute(item.path)) return false;
  if (item.feature !== null && !rules.features.includes(item.feature)) return false;
  if (item.managersOnly && !rules.isManager) return false;
  return !item.analyticsBrandOnly || (rules.isAnalyticsBrand && !rules.isLifetime);
}

export function visibleGroups(rules: SidebarRules, items: readonly SidebarItem[] = sidebarItems): SidebarGroup[] {
  const groups: SidebarGroup[] = [];
  for (const item of items) {
    if (!isVisible(item, rules)) continue;
    const last = groups.at(-1);
    if (last && last.section === item.section) last.items.push(item);
    else groups.push({ section: item.section, items: [item] });
  }
  return groups;
}

/** `/dashboard` is the start page's other address; the rest is current on its own pages and on those below it. */
export function isCurrent(path: string, pathname: string): boolean {
  if (path === "/") return pathname === "/" || pathname === "/dashboard";
  return pathname === path || pathname.startsWith(`${path}/`);
}
