// Which addresses lie in the open net. What a customer types may name no machine of ours: neither this one nor a
// neighbour nor the cloud's own services, whichever way the name resolves.
import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const inside = new BlockList();
const subnets: readonly [net: string, prefix: number, family: "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  ["::", 96, "ipv6"],
  ["::ffff:0:0", 96, "ipv6"],
  ["64:ff9b::", 96, "ipv6"],
  ["2002::", 16, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
  ["ff00::", 8, "ipv6"],
];
for (const [net, prefix, family] of subnets) inside.addSubnet(net, prefix, family);

export function isPublic(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 6 ? "ipv6" : "ipv4");
}

/** As `dns.lookup`, but fails where any of a name's addresses is not public. For connections: what is looked up is used. */
export const publicLookup: LookupFunction = (hostname, options, told) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || first === undefined) return told(error ?? new Error(`${hostname} has no address`), "", 0);
    if (!found.every(({ address }) => isPublic(address))) {
      return told(new Error(`${hostname} is not in the open net`), "", 0);
    }
    if (options.all) told(null, found);
    else told(null, first.address, first.family);
  });
};
