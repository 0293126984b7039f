// Where webhooks may go: to the internet. What stands in the host's own networks (databases, metadata services, other
// tenants) must not be reachable by writing its name into a form, so every address that a name leads to is judged when
// a delivery is made, and the connection is made to the very address that was judged.
import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

const closed = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  closed.addSubnet(net, bits, "ipv4");
}

/** The part of IPv6 that is routed on the internet, without what carries IPv4 addresses inside or is set aside. */
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");
const special6 = new BlockList();
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  special6.addSubnet(net, bits, "ipv6");
}

/** `address` is an IP address, without brackets. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, "ipv4");
  return isIP(address) === 6 && global6.check(address, "ipv6") && !special6.check(address, "ipv6");
}

/** The sentence for whoever set the webhook up. */
const NOT_PUBLIC = "leads into a private network; webhooks go to public addresses only";

export class AddressRefused extends Error {}

export interface Target {
  address: string;
  family: 4 | 6;
}

type Resolve = (hostname: string) => Promise<readonly { address: string }[]>;
const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true });

/** The address to connect to. A name of which only one address is private is refused as a whole. */
export async function targetOf(hostname: string, anyNetwork: boolean, resolve = resolveAll): Promise<Target> {
  const literal = hostname.replace(/^\[(.*)\]$/, "$1");
  const found = isIP(literal) ? [{ address: literal }] : await resolve(hostname);
  const [first] = found;
  if (!first) throw new AddressRefused(`${hostname} has no address`);
  if (!anyNetwork && !found.every(({ address }) => isPublic(address))) {
    throw new AddressRefused(`${hostname} ${NOT_PUBLIC}`);
  }
  return { address: first.address, family: isIP(first.address) === 6 ? 6 : 4 };
}
