// The items of the lite sidebar that a member sees. Conditions on plan, company or brand are evaluated by the gateway.
import { t } from "#web/texts/t.ts";
import type { LitePlace } from "#web/relay/places.ts";
import type { HasRoute } from "../knownPaths.ts";
import type { MenuEntry } from "../places/menuEntries.ts";
import { groupBySection, type SidebarGroup } from "./sidebarGroup.ts";

export interface LiteRules {
  hasRoute: HasRoute;
  features: readonly string[];
  isManager: boolean;
  seesFlags: boolean;
  hasSubscription: boolean;
  survey: { state: string; message?: string | null | undefined };
}

function isVisible(item: MenuEntry<LitePlace>, rules: LiteRules): boolean {
  if (!rules.hasRoute(item.path)) return false;
  if (item.feature !== undefined && !rules.features.includes(item.feature)) return false;
  if (item.managersOnly && !rules.isManager) return false;
  switch (item.needs) {
    case "flags":
      return rules.seesFlags;
    case "subscription":
      return rules.hasSubscription;
    case "survey":
      return rules.survey.state !== "HIDDEN";
    case undefined:
      return true;
  }
}

export function visibleLite(items: readonly MenuEntry<LitePlace>[], rules: LiteRules): SidebarGroup[] {
  const badge = { text: t("Upgrade"), title: rules.survey.message ?? undefined };
  const isOffered = rules.survey.state === "UPGRADE";
  return groupBySection(
    items
      .filter((item) => isVisible(item, rules))
      .map(({ path, label, icon, section, needs }) => ({
        ...{ path, label, icon, ...(section && { section }) },
        ...(needs === "survey" && isOffered ? { badge } : {}),
      })),
  );
}
