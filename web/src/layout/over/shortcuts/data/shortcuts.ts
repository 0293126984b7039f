// Every key of the app, in the order in which the list shows them. `g` then a letter goes to a screen, where it exists
// and the viewer may open it.
import type { Feature } from "#web/__generated__/useJumps_project.graphql.ts";
import { t } from "#web/texts/t.ts";

export interface Jump {
  letter: string;
  path: string;
  label: string;
  /** only for Owner and Admin */
  managersOnly?: boolean;
  /** what the project must have switched on */
  feature?: Feature;
}

export const jumps: readonly Jump[] = [
  { letter: "d", path: "/", label: t("Dashboard") },
  { letter: "r", path: "/visitor/realtime", label: t("Realtime"), feature: "ANALYTICS" },
  { letter: "m", path: "/visitor/map", label: t("Map"), feature: "ANALYTICS" },
  { letter: "t", path: "/analytics", label: t("Traffic"), feature: "ANALYTICS" },
  { letter: "v", path: "/recordings", label: t("Recordings"), feature: "RECORDING" },
  { letter: "h", path: "/heatmap", label: t("Heatmaps"), feature: "HEATMAP" },
  { letter: "e", path: "/events", label: t("Events"), feature: "EVENTTRACK" },
  { letter: "f", path: "/funnel", label: t("Funnels"), feature: "FUNNEL" },
  { letter: "x", path: "/experiment", label: t("Experiments") },
  { letter: "g", path: "/goals", label: t("Goals"), feature: "GOAL" },
  { letter: "w", path: "/website", label: t("Websites"), managersOnly: true },
  { letter: "u", path: "/team", label: t("User Access"), managersOnly: true },
  { letter: "s", path: "/settings", label: t("Settings") },
];

export type PeriodKey = "d" | "w" | "m";

export const periods: readonly {
  letter: PeriodKey;
  preset: "TODAY" | "LAST_7_DAYS" | "LAST_30_DAYS";
  label: string;
}[] = [
  { letter: "d", preset: "TODAY", label: t("Today") },
  { letter: "w", preset: "LAST_7_DAYS", label: t("Last 7 days") },
  { letter: "m", preset: "LAST_30_DAYS", label: t("Last 30 days") },
];
