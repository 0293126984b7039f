// What was done, as a person says it. What is not listed here is said by its own words.
import { t } from "#web/texts/t.ts";

const known: Record<string, string> = {
  "project.settings_changed": t("Settings of the website changed"),
  "project.tracking_code_installed": t("Tracking code installed"),
  "project.block_rule_added": t("Visits blocked"),
  "project.block_rule_added_and_past_deleted": t("Visits blocked, earlier ones deleted"),
  "project.block_rule_deleted": t("Block rule taken away"),
  "events.event_renamed": t("Event renamed"),
  "events.event_hidden": t("Event hidden"),
  "events.event_shown": t("Event shown again"),
  "events.event_merged": t("Event merged into another"),
  "events.event_separated": t("Event separated again"),
  "events.event_rule_created": t("Event rule created"),
  "events.event_rule_changed": t("Event rule changed"),
  "events.event_rule_archived": t("Event rule archived"),
  "goals.goal_created": t("Goal created"),
  "goals.goal_changed": t("Goal changed"),
  "goals.goal_archived": t("Goal archived"),
  "goals.goal_restored": t("Goal taken back"),
  "host.outage": t("Nothing was counted"),
  "tracker.version_changed": t("Another version of the tracker"),
  "usage.limit_near": t("80 % of the month's sessions used"),
  "usage.limit_reached": t("All of the month's sessions used"),
  "visitor.deleted": t("Visitor deleted"),
  "visitor.tagged": t("Visitors tagged"),
  "errors.errors_merged": t("Errors merged"),
  "errors.errors_unmerged": t("Errors separated again"),
  "errors.error_rule_added": t("Errors ignored"),
  "errors.error_rule_removed": t("Errors counted again"),
  "billing.change_subscription": t("Subscription changed"),
  "billing.change_plan": t("Plan changed"),
  "billing.redeem_code": t("Code redeemed"),
  "billing.extend_trial": t("Trial extended"),
  "service_portal.entered": t("Support entered the company"),
  "service_portal.left": t("Support left the company"),
  "service_portal.acted": t("Support changed something"),
  "service_portal.company_changed": t("Company changed by support"),
  "service_portal.client_invited": t("Client invited"),
};

/** "flag.rule_changed" is "Flag: rule changed" */
export function entryTitle(kind: string, text: string): string {
  if (kind === "NOTE") return text;
  const said = known[text];
  if (said) return said;
  const [module = "", action = ""] = text.split(/\.(.*)/s);
  const words = (name: string) => name.replaceAll("_", " ");
  return `${words(module).charAt(0).toUpperCase()}${words(module).slice(1)}: ${words(action)}`;
}
