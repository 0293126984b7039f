// The model of both sidebars: items in groups, with or without a heading.
import type { MenuIconName } from "#web/relay/__generated__/menuIcons.ts";

export interface SidebarLineItem {
  path: string;
  label: string;
  icon: MenuIconName;
  /** the item's target, if it is not its path */
  target?: string;
  /** further addresses where the item is the current one */
  subpages?: readonly string[];
  aliases?: readonly string[];
  /** next to the label, with its meaning as the title */
  badge?: { text: string; title: string | undefined };
}

export interface SidebarGroup {
  section: string | null;
  items: SidebarLineItem[];
}

export function groupBySection(items: readonly (SidebarLineItem & { section?: string })[]): SidebarGroup[] {
  const groups: SidebarGroup[] = [];
  for (const { section = null, ...item } of items) {
    const last = groups.at(-1);
    if (last && last.section === section) last.items.push(item);
    else groups.push({ section, items: [item] });
  }
  return groups;
}
