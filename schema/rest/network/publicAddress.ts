// The one rule of which addresses are on the public internet. The product connects only to these where a customer named
// the host: everything else leads to this machine, its network, a cloud's metadata service, or nowhere.
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The only part of IPv6 that is allocated for the public internet (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * `address` is an IP address without brackets. Loopback, private, link-local, carrier-grade NAT, benchmarking,
 * documentation, multicast, broadcast and unspecified addresses are not public, nor are the forms of IPv6 that carry an
 * IPv4 address (mapped, NAT64, 6to4, Teredo), an address with a zone id, and text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes("%")) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/** Of a URL: `[::1]` is the address `::1`. */
export const withoutBrackets = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, "$1");
