// What a part of the product is called where a link shows it or leaves it out.
import type { SharePart } from "#web/__generated__/SharePreviewQuery.graphql.ts";
import { t } from "#web/texts/t.ts";

/** Total by type: a new part needs its words here. */
const partLabels: Readonly<Record<Exclude<SharePart, `%${string}`>, string>> = {
  TRAFFIC: t("Traffic: numbers, pages, sources, places and devices"),
  MONTHS: t("Months side by side"),
  ACQUISITION: t("The acquisition report"),
  RETENTION: t("The retention report"),
  MAP: t("The map of visitors"),
  EVENT: t("An event: numbers, properties and the newest ones"),
  EVENTS: t("Names and counts of events"),
  FILTERS: t("Values to filter by"),
  OTHER_DAYS: t("Choice of other days"),
  DOWNLOADS: t("Downloads"),
  PEOPLE: t("Names and e-mail addresses"),
  VISITORS: t("Single visitors and their sessions"),
  REALTIME: t("Who is on the site now"),
  EVENT_RULES: t("Event rules"),
  GOALS: t("Goals"),
  FUNNELS: t("Funnels"),
  SEGMENTS: t("Segments"),
  TESTS: t("Tests"),
  FLAGS: t("Feature flags"),
  FEEDBACK: t("Feedback"),
  RECORDINGS: t("Recordings"),
  RECOMMENDATIONS: t("Recommendations"),
  TIMELINE: t("Timeline"),
  SETTINGS: t("Settings, keys and snippet"),
  SHARE_LINKS: t("Share links"),
  OTHER_PROJECTS: t("Other projects"),
  TEAM: t("Members of the company"),
  KEYS: t("API keys and webhooks"),
  BILLING: t("Plan, usage and invoices"),
  ACCOUNTS: t("Profiles and notifications"),
  CHANGES: t("Changing anything"),
};

export const partLabel = (part: string): string => (partLabels as Readonly<Record<string, string>>)[part] ?? part;

const order = Object.keys(partLabels);

/** In the order above: first what reports hold, last what belongs to the company. */
export const inOrder = (parts: readonly string[]): string[] =>
  parts.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
