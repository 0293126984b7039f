// The choices of the timeline. Each is stored in the URL, which omits the first one.
import type { IsOpen } from "#web/layout/places/openFeatures.ts";
import { t } from "#web/texts/t.ts";

export const kindChoices = ["ALL", "NOTE", "PROJECT", "TEST", "FLAG", "BILLING", "TEAM", "OTHER"] as const;
export type KindChoice = (typeof kindChoices)[number];

export const kindLabels: Record<KindChoice, string> = {
  ALL: t("Everything"),
  NOTE: t("Notes"),
  PROJECT: t("Project"),
  TEST: t("Tests and deploys"),
  FLAG: t("Feature flags"),
  BILLING: t("Plan and billing"),
  TEAM: t("Company and team"),
  OTHER: t("Other changes"),
};

/** The kinds of changes that the product can have. */
export const openKinds = (isOpen: IsOpen): KindChoice[] =>
  kindChoices.filter((kind) => (kind !== "TEST" || isOpen("ABTEST")) && (kind !== "FLAG" || isOpen("FLAGS")));

export const effectMetrics = ["VISITORS", "SESSIONS", "PAGEVIEWS", "BOUNCE_RATE", "CONVERSION_RATE"] as const;
export type EffectMetric = (typeof effectMetrics)[number];
export const effectMetricLabels: Record<EffectMetric, string> = {
  VISITORS: t("Visitors per day"),
  SESSIONS: t("Sessions per day"),
  PAGEVIEWS: t("Page views per day"),
  BOUNCE_RATE: t("Bounce rate"),
  CONVERSION_RATE: t("Conversion rate"),
};
export const isRate = (metric: EffectMetric): boolean => metric === "BOUNCE_RATE" || metric === "CONVERSION_RATE";

export const effectLengths = ["14", "7", "28"] as const;
