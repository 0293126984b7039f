// What counts as one site: hosts of one registrable domain. Used by the session rule and by ingest's referrers.

/** The part of a host that one owner has: two labels, three below a short second level such as co.uk or com.au. */
export function siteOf(host: string): string {
  if (/^[\d.]+$|^\[/.test(host)) return host;
  const labels = host.split(".");
  const [second = "", top = ""] = labels.slice(-2);
  return labels.slice(top.length === 2 && second.length < 4 ? -3 : -2).join(".");
}

/** The site of an address; empty for an empty one. */
export const siteOfAddress = (address: string): string =>
  siteOf((/^[\w+.-]+:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/.exec(address)?.[1] ?? "").toLowerCase());
