// Labels of changes in the timeline. Kinds not listed here show their raw name.
import { t } from "#web/texts/t.ts";

const known: Record<string, string> = {
  "project.settings_changed": t("Project settings changed"),
  "project.tracking_code_installed": t("Tracking code installed"),
  "project.block_rule_added": t("Block rule added"),
  "project.block_rule_added_and_past_deleted": t("Block rule added, past data deleted"),
  "project.block_rule_deleted": t("Block rule removed"),
  "events.event_renamed": t("Event renamed"),
  "events.event_hidden": t("Event hidden"),
  "events.event_shown": t("Event unhidden"),
  "events.event_merged": t("Event merged into another"),
  "events.event_separated": t("Event unmerged"),
  "events.event_rule_created": t("Event rule created"),
  "events.event_rule_changed": t("Event rule changed"),
  "events.event_rule_archived": t("Event rule archived"),
  "goals.goal_created": t("Goal created"),
  "goals.goal_changed": t("Goal changed"),
  "goals.goal_archived": t("Goal archived"),
  "goals.goal_restored": t("Goal restored"),
  "funnel.funnel_created": t("Funnel created"),
  "funnel.funnel_changed": t("Funnel changed"),
  "funnel.funnel_archived": t("Funnel archived"),
  "funnel.funnel_restored": t("Funnel restored"),
  "funnel.funnel_deleted": t("Funnel deleted"),
  "form.form_created": t("Form created"),
  "form.form_changed": t("Form changed"),
  "form.form_deleted": t("Form deleted"),
  "heatmap.heatmap_created": t("Heatmap created"),
  "heatmap.heatmap_changed": t("Heatmap changed"),
  "heatmap.heatmap_archived": t("Heatmap archived"),
  "heatmap.heatmap_restored": t("Heatmap restored"),
  "heatmap.heatmap_deleted": t("Heatmap deleted"),
  "host.outage": t("Tracking outage"),
  "tracker.version_changed": t("Tracker version changed"),
  "usage.limit_near": t("80% of monthly sessions used"),
  "usage.limit_reached": t("All monthly sessions used"),
  "visitor.deleted": t("Visitor deleted"),
  "visitor.tagged": t("Visitors tagged"),
  "errors.errors_merged": t("Errors merged"),
  "errors.errors_unmerged": t("Errors unmerged"),
  "errors.error_rule_added": t("Errors ignored"),
  "errors.error_rule_removed": t("Errors no longer ignored"),
  "billing.change_subscription": t("Subscription changed"),
  "billing.change_plan": t("Plan changed"),
  "billing.redeem_code": t("Code redeemed"),
  "billing.extend_trial": t("Trial extended"),
  "service_portal.entered": t("Support access started"),
  "service_portal.left": t("Support access ended"),
  "service_portal.acted": t("Change made by support"),
  "service_portal.company_changed": t("Company changed by support"),
  "service_portal.client_invited": t("Client invited"),
};

/** "flag.rule_changed" becomes "Flag: rule changed" */
export function entryTitle(kind: string, text: string): string {
  if (kind === "NOTE") return text;
  const label = known[text];
  if (label) return label;
  const [module = "", action = ""] = text.split(/\.(.*)/s);
  const readable = (name: string) => name.replaceAll("_", " ");
  return `${readable(module).charAt(0).toUpperCase()}${readable(module).slice(1)}: ${readable(action)}`;
}
