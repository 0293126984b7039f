// Label of each kind of friction, and the screen with its details.
import { t } from "#web/texts/t.ts";

export interface FrictionKind {
  id: "rage" | "dead" | "error" | "slow";
  label: string;
  definition: string;
  /** the event that identifies the number's sessions; null if no filter matches them */
  event: string | null;
  /** the screen with the details */
  screen: { path: string; label: string };
}

const stuck = { path: "/report/engagement", label: t("Pages") };

export const frictionKinds: readonly FrictionKind[] = [
  {
    id: "rage",
    label: t("Rage clicks"),
    definition: t("Three or more clicks in the same spot within a second"),
    event: "rage",
    screen: stuck,
  },
  {
    id: "dead",
    label: t("Dead clicks"),
    definition: t("Clicks on elements that look clickable but don't respond"),
    event: "dead",
    screen: stuck,
  },
  {
    id: "error",
    label: t("JS errors"),
    definition: t("Uncaught errors thrown by scripts on your pages."),
    event: "error",
    screen: { path: "/error-log", label: t("Error log") },
  },
  {
    id: "slow",
    label: t("Slow pages"),
    definition: t(
      "Pages where Largest Contentful Paint (LCP) took longer than 2.5 seconds in at least one in four page loads. Pages with fewer than 10 measured loads are excluded.",
    ),
    event: null,
    screen: { path: "/report/performance", label: t("Performance") },
  },
];
