/** The path and query of an address, without its campaign, which hides where it leads; the address itself if it has none. */
export function pathOf(address: string): string {
  try {
    const { pathname, search } = new URL(address);
    const params = new URLSearchParams(search);
    const campaign = [...params.keys()].filter((name) => name.startsWith("utm_"));
    if (campaign.length === 0) return pathname + search;
    for (const name of campaign) params.delete(name);
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  } catch {
    return address;
  }
}
