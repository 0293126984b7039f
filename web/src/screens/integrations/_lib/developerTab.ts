import { t } from "#web/texts/t.ts";

export const developerTabs = [
  { id: "keys", label: t("API keys") },
  { id: "webhooks", label: t("Webhooks") },
  { id: "log", label: t("Request log") },
  { id: "reference", label: t("Reference") },
] as const;
export type DeveloperTab = (typeof developerTabs)[number]["id"];

/** The tab that an address names; keys where it names none. */
export const developerTab = (search: URLSearchParams): DeveloperTab =>
  developerTabs.find(({ id }) => id === search.get("tab"))?.id ?? "keys";
