import { BlockList, isIP } from "node:net";
import { prefixOf } from "./prefix.ts";

const family = (ip: string) => (isIP(ip) === 6 ? "ipv6" : "ipv4");

/** Entries that are neither an address nor a range match nothing: the settings refuse them when they are made. */
export function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [ip = "", length] = entry.trim().split("/");
    if (!prefixOf(entry)) continue;
    if (length === undefined) list.addAddress(ip, family(ip));
    else list.addSubnet(ip, Number(length), family(ip));
  }
  return list;
}

export const isListed = (list: BlockList, ip: string): boolean => isIP(ip) !== 0 && list.check(ip, family(ip));
