// Addresses that lead nowhere on the public internet: into this machine, this network, or to nobody. What others name
// for us to fetch must not lead there.
import { blockListOf, isListed } from "./blockList.ts";
import { prefixOf, prefixText } from "./prefix.ts";

const closed = blockListOf([
  ..."0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24".split(" "),
  ..."192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4".split(" "),
  // 64:ff9b and 2002 carry IPv4 addresses inside
  ..."::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16".split(" "),
  ..."fc00::/7 fe80::/10 fec0::/10 ff00::/8".split(" "),
]);

/** What is no address at all counts as private. */
export function isPrivateAddress(ip: string): boolean {
  const prefix = prefixOf(ip.replace(/%.*$/, ""));
  return !prefix || isListed(closed, prefixText(prefix));
}
