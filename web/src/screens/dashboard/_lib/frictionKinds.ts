// What is told of friction, and where each kind is looked at.
import { t } from "#web/texts/t.ts";

export interface FrictionKind {
  id: "rage" | "dead" | "error" | "slow";
  label: string;
  definition: string;
  /** the event of the visits behind the number; null where no filter tells them */
  event: string | null;
  /** where it is looked at */
  screen: { path: string; label: string };
}

const stuck = { path: "/report/engagement", label: t("Pages") };

export const frictionKinds: readonly FrictionKind[] = [
  {
    id: "rage",
    label: t("Rage clicks"),
    definition: t("Three or more clicks within a second on one spot"),
    event: "rage",
    screen: stuck,
  },
  {
    id: "dead",
    label: t("Dead clicks"),
    definition: t("Clicks on what looks clickable, after which nothing happened"),
    event: "dead",
    screen: stuck,
  },
  {
    id: "error",
    label: t("JS errors"),
    definition: t("Errors that scripts of the pages threw and nobody caught."),
    event: "error",
    screen: { path: "/error-log", label: t("Error log") },
  },
  {
    id: "slow",
    label: t("Slow pages"),
    definition: t(
      "Pages whose largest picture or text came after more than 2.5 seconds for one of four page loads or more; pages with fewer than 10 measured loads are left out.",
    ),
    event: null,
    screen: { path: "/report/performance", label: t("Performance") },
  },
];
