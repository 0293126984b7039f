// The properties of a session by which funnels are broken down: the header of their column, and how a value is written.
import { channelName } from "#web/reports/dimensions/channelName.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { t } from "#web/texts/t.ts";
import type { Split } from "./funnelChoices.ts";

interface SplitLabel {
  head: string;
  write(value: string): string;
}

const named = (value: string) => value || t("Unknown");
const ofDimension = (id: string): SplitLabel => {
  const { head, write } = dimensionKind(id);
  return { head, write };
};

export const splitLabels: Readonly<Record<Split, SplitLabel>> = {
  DEVICE: ofDimension("DEVICE"),
  SOURCE: { head: t("Channel"), write: channelName },
  COUNTRY: ofDimension("COUNTRY"),
  LANDING_PAGE: ofDimension("ENTRY"),
  VARIANT: { head: t("Variant"), write: (value) => value || t("Not in the test") },
};

const properties: Readonly<Record<string, SplitLabel>> = {
  ...splitLabels,
  BROWSER: ofDimension("BROWSER"),
  OS: ofDimension("OS"),
  LANG: ofDimension("LANG"),
  SOURCE_NAME: { head: t("Source"), write: named },
  UTM_CAMPAIGN: ofDimension("UTM_CAMPAIGN"),
  VISITOR_TYPE: {
    head: t("Visitor"),
    write: (value) => (value === "new" ? t("New") : value === "returning" ? t("Returning") : value),
  },
};

/** Of a factor. An unknown (newer) property shows its raw name. */
export const propertyLabel = (property: string): SplitLabel => properties[property] ?? { head: property, write: named };
