// The single definition of public internet addresses. For host names supplied by customers, the product connects only
// to these. All other addresses lead to this machine, its network, a cloud's metadata service, or nowhere.
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The only part of IPv6 that is allocated for the public internet (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * `address` is an IP address without brackets. Loopback, private, link-local, carrier-grade NAT, benchmarking,
 * documentation, multicast, broadcast and unspecified addresses are not public. Neither are the forms of IPv6 that
 * contain an IPv4 address (mapped, NAT64, 6to4, Teredo), an address with a zone id, and text that is not an address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes("%")) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/** Of a URL: `[::1]` is the address `::1`. */
export const withoutBrackets = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, "$1");
