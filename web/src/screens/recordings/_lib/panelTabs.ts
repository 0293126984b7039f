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
/** For the holder of a share link: comments are for members. */
export const guestTabs = panelTabs.filter((tab) => tab !== "comments");
export type PanelTab = (typeof panelTabs)[number];
