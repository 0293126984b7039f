// Whose events are thrown away: addresses that the project blocks, and the company's own.
import { BlockList, isIP } from "node:net";
import type { TrackedProject } from "../projects.ts";

export type DropReason = "blocked_address" | "internal_address" | "project_paused";

const family = (ip: string) => (isIP(ip) === 6 ? "ipv6" : "ipv4");

/** Entries that are neither an address nor a range match nothing: the settings refuse them when they are made. */
export function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [ip = "", bits] = entry.trim().split("/");
    const version = isIP(ip);
    if (!version) continue;
    const prefix = Number(bits);
    if (bits === undefined) list.addAddress(ip, family(ip));
    else if (Number.isInteger(prefix) && prefix >= 0 && prefix <= (version === 6 ? 128 : 32))
      list.addSubnet(ip, prefix, family(ip));
  }
  return list;
}

const lists = new WeakMap<readonly string[], BlockList>();

function contains(entries: readonly string[], ip: string): boolean {
  if (entries.length === 0 || !isIP(ip)) return false;
  let list = lists.get(entries);
  if (!list) lists.set(entries, (list = blockListOf(entries)));
  return list.check(ip, family(ip));
}

/** IPv4 inside IPv6 (`::ffff:10.0.0.1`), as sockets report it, is the IPv4 address. */
export const plainAddress = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, "");

export function whyDropped(project: TrackedProject, ip: string): DropReason | undefined {
  if (project.status !== 1) return "project_paused";
  if (contains(project.blockedIps, ip)) return "blocked_address";
  if (contains(project.internalIps, ip)) return "internal_address";
  return undefined;
}
