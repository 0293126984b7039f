// Determines one site for the session rule: all hosts of one registrable domain.

/** Second-level domains under which a country's registry assigns names: co.uk, com.au, or.jp. */
const REGISTRY = /^(ac|com?|edu|go[bv]?|gouv|govt|gv|ltd|mil|net?|nom|org?|plc|sch)$/;

/** The part of a host that one owner has: `shop.example` of `www.shop.example`, `shop.co.uk` of `blog.shop.co.uk`. */
export function registrableDomain(host: string): string {
  if (/^[\d.]+$|^\[/.test(host)) return host;
  const labels = host.split(".");
  const [second = "", top = ""] = labels.slice(-2);
  return labels.slice(top.length === 2 && REGISTRY.test(second) ? -3 : -2).join(".");
}

/** The registrable domain of a URL; empty for an empty URL. */
export const siteOfAddress = (address: string): string =>
  registrableDomain((/^[\w+.-]+:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/.exec(address)?.[1] ?? "").toLowerCase());
