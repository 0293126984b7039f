/** Stored in the URL as `tab`. Only the visible tab is fetched. */
export const portalTabs = ["companies", "usage", "domains", "messages", "health"] as const;
export type PortalTab = (typeof portalTabs)[number];

export const portalTabOf = (search: URLSearchParams): PortalTab =>
  portalTabs.find((tab) => tab === search.get("tab")) ?? "companies";
