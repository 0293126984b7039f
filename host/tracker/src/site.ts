// What counts as one site for the session rule: hosts of one registrable domain.

/** Second levels under which a country's registry gives out names: co.uk, com.au, or.jp. */
const REGISTRY = /^(ac|com?|edu|go[bv]?|gouv|govt|gv|ltd|mil|net?|nom|org?|plc|sch)$/;

/** The part of a host that one owner has: `shop.example` of `www.shop.example`, `shop.co.uk` of `blog.shop.co.uk`. */
export function registrableDomain(host: string): string {
  if (/^[\d.]+$|^\[/.test(host)) return host;
  const labels = host.split(".");
  const [second = "", top = ""] = labels.slice(-2);
  return labels.slice(top.length === 2 && REGISTRY.test(second) ? -3 : -2).join(".");
}

/** The site of an address; empty for an empty one. */
export const siteOfAddress = (address: string): string =>
  registrableDomain((/^[\w+.-]+:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/.exec(address)?.[1] ?? "").toLowerCase());
