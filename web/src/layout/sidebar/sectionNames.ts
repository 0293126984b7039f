import { t } from "#web/texts/t.ts";

/** What the heads of the sidebar's groups say. */
export const sectionNames: Readonly<Record<string, string>> = {
  VISUALIZE: t("VISUALIZE"),
  INSIGHT: t("INSIGHT"),
  OPINION: t("OPINION"),
  SETTINGS: t("SETTINGS"),
};
