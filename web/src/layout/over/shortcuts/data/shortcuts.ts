// Every key of the app, in the order in which the list shows them. `g` then a letter goes to a screen, where it exists.
import { t } from "#web/texts/t.ts";

export interface Jump {
  letter: string;
  path: string;
  label: string;
}

export const jumps: readonly Jump[] = [
  { letter: "d", path: "/", label: t("Dashboard") },
  { letter: "r", path: "/visitor/realtime", label: t("Realtime") },
  { letter: "m", path: "/visitor/map", label: t("Map") },
  { letter: "t", path: "/analytics", label: t("Traffic") },
  { letter: "v", path: "/recordings", label: t("Recordings") },
  { letter: "h", path: "/heatmap", label: t("Heatmaps") },
  { letter: "e", path: "/events", label: t("Events") },
  { letter: "f", path: "/funnel", label: t("Funnels") },
  { letter: "x", path: "/experiment", label: t("Experiments") },
  { letter: "g", path: "/goals", label: t("Goals") },
  { letter: "w", path: "/website", label: t("Websites") },
  { letter: "u", path: "/team", label: t("User Access") },
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
