// The choices of funnels. Those of a report are stored in its URL, which omits the first one.
import type { FunnelBreakdown } from "#web/__generated__/FunnelScreenQuery.graphql.ts";
import { t } from "#web/texts/t.ts";

export const funnelLists = ["active", "archived"] as const;

export const orderChoices = [
  { id: "ORDERED", label: t("In order"), description: t("Anything else may happen in between") },
  {
    id: "STRICT",
    label: t("In strict order"),
    description: t("No other page view or event may happen in between"),
  },
  { id: "ANY", label: t("In any order"), description: t("All steps, whichever comes first") },
] as const;

export const modeChoices = [
  { id: "VISITOR", label: t("Visitors"), description: t("Steps may happen in several sessions") },
  { id: "SESSION", label: t("Sessions"), description: t("All steps must happen in one session") },
] as const;

/** What a funnel counts, in lower case in a sentence. */
export const unitsOf = (mode: string): string => (mode === "SESSION" ? t("sessions") : t("visitors"));
export const unitsTitle = (mode: string): string => (mode === "SESSION" ? t("Sessions") : t("Visitors"));

/** Share links show none of the project's tests. */
export const sharedSplits = [
  "DEVICE",
  "SOURCE",
  "COUNTRY",
  "LANDING_PAGE",
] as const satisfies readonly FunnelBreakdown[];
export const splits = [...sharedSplits, "VARIANT"] as const satisfies readonly FunnelBreakdown[];
export type Split = (typeof splits)[number];

export const trendMetrics = ["RATE", "ENTERED", "CONVERTED"] as const;

/** The step whose drop-off is shown, from 1. */
export const chosenStep = (search: URLSearchParams): number => {
  const step = Number(search.get("step"));
  return Number.isInteger(step) && step >= 1 && step <= 9 ? step : 1;
};
