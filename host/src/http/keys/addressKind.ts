// The kind of IP address of a request. The address itself is not stored with a key.
import { isIP } from "node:net";
import type { AddressKind } from "@sightline/schema/rest/integrations/developer";
import ipaddr from "ipaddr.js";

const PRIVATE_RANGES: ReadonlySet<string> = new Set(["private", "carrierGradeNat", "linkLocal", "uniqueLocal"]);

/** `::ffff:10.0.0.1` counts as the IPv4 address that it contains. */
export function addressKind(ip: string): AddressKind {
  if (isIP(ip) === 0) return "ipv4";
  const address = ipaddr.process(ip);
  const range = address.range();
  if (range === "loopback") return "loopback";
  return PRIVATE_RANGES.has(range) ? "private" : address.kind();
}
