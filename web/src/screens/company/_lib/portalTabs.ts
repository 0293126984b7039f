/** In the address as `tab`; only the one that is shown is asked for. */
export const portalTabs = ["companies", "usage", "domains", "messages", "health"] as const;
export type PortalTab = (typeof portalTabs)[number];

export const portalTabOf = (search: URLSearchParams): PortalTab =>
  portalTabs.find((tab) => tab === search.get("tab")) ?? "companies";
