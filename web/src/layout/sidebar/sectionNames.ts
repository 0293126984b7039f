import { t } from "#web/texts/t.ts";

/** The headings of the sidebar's groups. */
export const sectionNames: Readonly<Record<string, string>> = {
  VISUALIZE: t("VISUALIZE"),
  INSIGHT: t("INSIGHT"),
  OPINION: t("OPINION"),
  AUDIENCE: t("Audience"),
  BEHAVIOR: t("Behavior"),
  CONVERSION: t("Conversion"),
  QUALITY: t("Quality"),
  MANAGE: t("Manage"),
  SETTINGS: t("SETTINGS"),
};
