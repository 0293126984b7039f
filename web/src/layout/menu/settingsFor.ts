import type { HasRoute } from "../knownPaths.ts";
import { settingsItems, type SettingsItem } from "./data/settingsItems.ts";

interface Opener {
  readonly user: { readonly role: string } | null | undefined;
  /** null for those who may not */
  readonly agency: unknown;
  readonly servicePortal: unknown;
}

/** The lines that the viewer may open, of those whose screens exist. */
export function settingsFor(viewer: Opener | null | undefined, hasRoute: HasRoute): SettingsItem[] {
  const role = viewer?.user?.role;
  const isManager = role === "OWNER" || role === "ADMIN";
  return settingsItems.filter(
    (item) => hasRoute(item.path) && (isManager || !item.managersOnly) && (!item.keeps || viewer?.[item.keeps]),
  );
}
