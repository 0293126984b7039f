// The screen of an entry's subject; undefined if it has none.
const paths: Readonly<Record<string, string>> = {
  PROJECT: "/website/settings",
  BILLING: "/subscription",
  TEAM: "/company",
  FLAG: "/feature-flag",
};

const exact: Readonly<Record<string, string>> = {
  "events.event_rule_created": "/event-tracking",
  "events.event_rule_changed": "/event-tracking",
  "events.event_rule_archived": "/event-tracking",
  "project.block_rule_added": "/block-ip",
  "project.block_rule_added_and_past_deleted": "/block-ip",
  "project.block_rule_deleted": "/block-ip",
};

const modules: Readonly<Record<string, string>> = {
  goals: "/goals",
  events: "/events",
};

export const entryPath = (kind: string, text: string): string | undefined =>
  kind === "NOTE" ? undefined : (exact[text] ?? paths[kind] ?? modules[text.split(".")[0] ?? ""]);
