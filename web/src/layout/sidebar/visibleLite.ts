// The items of the lite sidebar that a member sees. Conditions on plan, company or brand are evaluated by the gateway.
import { t } from "#web/texts/t.ts";
import type { LitePlace } from "#web/relay/places.ts";
import type { HasRoute } from "../knownPaths.ts";
import type { MenuEntry } from "../places/menuEntries.ts";
import { mayOpen } from "./visibleItems.ts";
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
  if (!mayOpen(item, rules)) return false;
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
      .map(({ needs, ...item }) => ({
        ...item,
        ...(needs === "survey" && isOffered ? { badge } : {}),
      })),
  );
}
