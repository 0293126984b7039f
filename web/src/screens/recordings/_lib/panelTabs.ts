export const panelTabs = [
  "events",
  "errors",
  "console",
  "network",
  "comments",
  "visitor",
  "attributes",
  "tests",
] as const;
export type PanelTab = (typeof panelTabs)[number];
