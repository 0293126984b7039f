// Which lines of the lite sidebar a member sees. What depends on plan, company or brand was decided by the gateway.
import { t } from "#web/texts/t.ts";
import type { HasRoute } from "../knownPaths.ts";
import { liteItems, type LiteItem } from "./data/liteItems.ts";
import { groupBySection, type SidebarGroup } from "./sidebarGroup.ts";

export interface LiteRules {
  hasRoute: HasRoute;
  features: readonly string[];
  isManager: boolean;
  seesFlags: boolean;
  hasSubscription: boolean;
  survey: { state: string; message?: string | null | undefined };
}

function isVisible(item: LiteItem, rules: LiteRules): boolean {
  if (!rules.hasRoute(item.path)) return false;
  if (item.feature !== null && !rules.features.includes(item.feature)) return false;
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

export function visibleLite(rules: LiteRules, items: readonly LiteItem[] = liteItems): SidebarGroup[] {
  const badge = { text: t("Upgrade"), title: rules.survey.message ?? undefined };
  const isOffered = rules.survey.state === "UPGRADE";
  return groupBySection(
    items
      .filter((item) => isVisible(item, rules))
      .map(({ path, label, icon, section, needs }) => ({
        ...{ path, label, icon, section },
        ...(needs === "survey" && isOffered ? { badge } : {}),
      })),
  );
}
