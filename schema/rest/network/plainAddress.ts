import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

const MAPPED = "::ffff:";

/** `::ffff:10.0.0.1`, as sockets report IPv4, is the IPv4 address; any other text stays as it is. */
export function plainAddress(ip: string): string {
  // what almost all sockets report: parsing it would cost 3 % of receiving an event
  const mapped = ip.startsWith(MAPPED) ? ip.slice(MAPPED.length) : "";
  if (isIPv4(mapped)) return mapped;
  if (isIP(ip) !== 6) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === "ipv4" ? address.toString() : ip;
}
