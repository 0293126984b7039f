// What kind of address a request came from. The address itself is not kept with a key.
import { BlockList, isIP } from "node:net";
import type { AddressKind } from "@sightline/schema/rest/integrations/developer";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

const privateNetworks = new BlockList();
for (const [net, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
] as const) {
  privateNetworks.addSubnet(net, bits, "ipv4");
}
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");

/** `::ffff:10.0.0.1` is the IPv4 address that it holds. */
const plain = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

export function addressKind(ip: string): AddressKind {
  const address = plain(ip);
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (loopback.check(address, family)) return "loopback";
  return privateNetworks.check(address, family) ? "private" : family;
}
