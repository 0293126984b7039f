import type { HasRoute } from "../knownPaths.ts";
import { settingsItems, type SettingsItem } from "./data/settingsItems.ts";

/** What the gateway says about whoever looks. */
export interface SettingsGates {
  viewerCanManageCompany: boolean | null | undefined;
  canSeeAffiliate: boolean | null | undefined;
}

/** The lines that the viewer may open, of those whose screens exist. */
export function settingsFor(gates: SettingsGates | null | undefined, hasRoute: HasRoute): SettingsItem[] {
  return settingsItems.filter(
    (item) =>
      hasRoute(item.path) &&
      (gates?.viewerCanManageCompany === true || !item.managersOnly) &&
      (gates?.canSeeAffiliate === true || !item.needsReferral),
  );
}
