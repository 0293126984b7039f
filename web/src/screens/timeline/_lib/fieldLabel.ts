// Labels of changed fields and values.
import { t } from "#web/texts/t.ts";

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
  features: t("Features"),
  follow_spa: t("Single-page app navigation"),
  goal_name: t("Name"),
  goal_purpose: t("Purpose"),
  goal_type: t("Kind"),
  goal_value: t("Value"),
  hidden: t("Hidden"),
  is_default: t("Default goal"),
  keep_text: t("Text of clicked elements"),
  kind: t("Kind"),
  label: t("Label"),
  merged_into: t("Counted as"),
  name: t("Name"),
  page_ignore_case: t("Ignore case"),
  page_ignore_index: t("Ignore index files"),
  page_ignore_slash: t("Ignore trailing slash"),
  page_parameters: t("Query parameters that identify a page"),
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
  rule: t("Pages"),
  snapshot_ids: t("Recorded pages"),
  status: t("Status"),
  timezone: t("Time zone"),
  url: t("Page"),
  value: t("Value"),
  value_from: t("Value"),
  widget_name: t("Name"),
};

/** "retry_limit" becomes "Retry limit" without a label of its own */
export const fieldLabel = (field: string): string =>
  known[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`.replaceAll("_", " ");

export function formatValue(value: string | null | undefined): string {
  if (value == null) return t("not set");
  if (value === "true") return t("On");
  return value === "false" ? t("Off") : value;
}
