import { t } from "#web/texts/t.ts";

/** The headings of the sidebar's groups. */
export const sectionNames: Readonly<Record<string, string>> = {
  VISUALIZE: t("VISUALIZE"),
  INSIGHT: t("INSIGHT"),
  OPINION: t("OPINION"),
  SETTINGS: t("SETTINGS"),
};
