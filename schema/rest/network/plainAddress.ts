import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** `::ffff:10.0.0.1`, as sockets report IPv4, is the IPv4 address; any other text stays as it is. */
export function plainAddress(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === "ipv4" ? address.toString() : ip;
}
