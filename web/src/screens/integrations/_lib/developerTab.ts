import { t } from "#web/texts/t.ts";

export const developerTabs = [
  { id: "keys", label: t("API keys") },
  { id: "webhooks", label: t("Webhooks") },
  { id: "log", label: t("Request log") },
  { id: "reference", label: t("Reference") },
] as const;
export type DeveloperTab = (typeof developerTabs)[number]["id"];

/** The tab in the URL; keys by default. */
export const developerTab = (search: URLSearchParams): DeveloperTab =>
  developerTabs.find(({ id }) => id === search.get("tab"))?.id ?? "keys";
