// Labels of changed fields and values.
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { duration } from "#web/ui/format/duration.ts";

const known: Readonly<Record<string, string>> = {
  action_type: t("Action"),
  allowed_websites: t("Websites"),
  anonymise_ip: t("Anonymize IP addresses"),
  condition: t("Condition"),
  currency: t("Currency"),
  devices: t("Devices"),
  display_name: t("Display name"),
  element_url: t("Page"),
  event_name: t("Name"),
  exclusions: t("Exclusions"),
  features: t("Features"),
  follow_spa: t("Single-page app navigation"),
  form_field: t("Last field"),
  goal_name: t("Name"),
  goal_purpose: t("Purpose"),
  goal_type: t("Kind"),
  goal_value: t("Value"),
  hidden: t("Hidden"),
  id_name: t("Name"),
  is_default: t("Default goal"),
  keep_text: t("Text of clicked elements"),
  kind: t("Kind"),
  label: t("Label"),
  merged_into: t("Counted as"),
  mode: t("Unit"),
  name: t("Name"),
  order: t("Order"),
  page_ignore_case: t("Ignore case"),
  page_ignore_index: t("Ignore index files"),
  page_ignore_slash: t("Ignore trailing slash"),
  page_match: t("Page rule"),
  page_parameters: t("Query parameters that identify a page"),
  page_value: t("Pages"),
  path_name: t("Element"),
  recording_block_selectors: t("Hidden elements in recordings"),
  recording_is_on: t("Record sessions"),
  recording_keep_images: t("Store images with recordings"),
  recording_mask_selectors: t("Masked elements in recordings"),
  recording_mask_texts: t("Mask all text in recordings"),
  recording_min_seconds: t("Minimum length of recordings (seconds)"),
  recording_sample: t("Sessions to record (%)"),
  respect_dnt: t("Respect Do Not Track"),
  retention_days: t("Data retention (days)"),
  selector: t("Selector"),
  snapshot_ids: t("Recorded pages"),
  status: t("Status"),
  steps: t("Steps"),
  success: t("Success"),
  success_match: t("Page rule of success"),
  success_value: t("Event or page of success"),
  timezone: t("Time zone"),
  url: t("Page"),
  value: t("Value"),
  value_from: t("Value"),
  widget_name: t("Name"),
  window: t("Time window"),
};

/** "retry_limit" becomes "Retry limit" without a label of its own */
export const fieldLabel = (field: string): string =>
  known[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`.replaceAll("_", " ");

/** How the pages of heatmaps and forms are matched */
const pageMatches: Readonly<Record<string, string>> = {
  exact: t("Exactly this page"),
  wildcard: t("Pages by pattern"),
  regex: t("Pages by regular expression"),
};

/** The values of fields that are codes. */
const valuesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  goal_purpose: { sell: t("Sell"), generate: t("Generate"), engage: t("Engage") },
  goal_type: {
    pageview: t("Page visited"),
    pageviewExact: t("Page visited (exact URL)"),
    pageviewWildcard: t("Page visited (wildcard)"),
    pageviewRegex: t("Page visited (regex)"),
    clickOnElement: t("Element clicked"),
    clickOnText: t("Text clicked"),
    externalLink: t("External link clicked"),
    formSubmit: t("Form submitted"),
    elementAppears: t("Element visible"),
    scrolling: t("Page scrolled"),
    duration: t("Time on site"),
    event: t("Event"),
    revenue: t("Revenue"),
    script: t("Custom code"),
    funnelStep: t("Funnel step reached"),
    formCompleted: t("Form completed"),
    formAbandoned: t("Form abandoned"),
  },
  mode: { visitor: t("Visitors"), session: t("Sessions") },
  order: { ordered: t("In order"), strict: t("In strict order"), any: t("In any order") },
  page_match: pageMatches,
  status: { active: t("Active"), ignored: t("Ignored") },
  success: { none: t("No error"), event: t("Event"), page: t("Thank-you page") },
  success_match: pageMatches,
};

/** The ids of a list say nothing to people. */
function countOf(list: string): string {
  return phrase("{count, plural, one {# recorded page} other {# recorded pages}}", { count: list.split(", ").length });
}

export function formatValue(field: string, value: string | null | undefined): string {
  if (value == null) return t("not set");
  const label = valuesOf[field]?.[value];
  if (label !== undefined) return label;
  if (field === "window" && /^\d+$/.test(value)) return duration(Number(value));
  if (field === "snapshot_ids") return countOf(value);
  if (value === "true") return t("On");
  return value === "false" ? t("Off") : value;
}
