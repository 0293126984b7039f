import type { BillingScreen } from "#web/__generated__/SettingsMenuQuery.graphql.ts";
import type { HasRoute } from "../knownPaths.ts";
import { settingsItems, type SettingsItem } from "./data/settingsItems.ts";

interface Who {
  role: string | undefined;
  /** the screens of billing that the gateway opens */
  billing: readonly BillingScreen[] | null | undefined;
}

/** The lines that somebody may open, of those whose screens exist. */
export function settingsFor({ role, billing }: Who, hasRoute: HasRoute): SettingsItem[] {
  const isManager = role === "OWNER" || role === "ADMIN";
  return settingsItems.filter(
    (item) =>
      hasRoute(item.path) &&
      (isManager || !item.managersOnly) &&
      (item.billing === undefined || billing?.includes(item.billing)),
  );
}
