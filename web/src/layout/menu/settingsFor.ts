import type { HasRoute } from "../knownPaths.ts";
import { settingsItems, type SettingsItem } from "./data/settingsItems.ts";

/** The lines that a role may open, of those whose screens exist. */
export function settingsFor(role: string | undefined, hasRoute: HasRoute): SettingsItem[] {
  const isManager = role === "OWNER" || role === "ADMIN";
  return settingsItems.filter((item) => hasRoute(item.path) && (isManager || !item.managersOnly));
}
