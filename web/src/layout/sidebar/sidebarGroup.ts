// What the sidebar draws, whichever of the two it is: lines in groups, a group with or without a head.
import type { LucideIcon } from "lucide-react";

export interface SidebarLineItem {
  path: string;
  label: string;
  icon: LucideIcon;
  /** where the line leads, if not to its path */
  target?: string;
  /** beside the label, with what it means */
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
