// The addresses and ranges of a project's block rules.
import { network, numberOf, type Prefix, prefixOf } from "./prefix.ts";

export type BlockList = readonly Prefix[];

/** Entries that are neither an address nor a range match nothing: the settings refuse them when they are made. */
export const blockListOf = (entries: readonly string[]): BlockList =>
  entries.map(prefixOf).filter((prefix) => prefix !== undefined);

export function isListed(list: BlockList, ip: string): boolean {
  const address = numberOf(ip);
  if (!address) return false;
  const { version, value } = address;
  return list.some((range) => range.version === version && network(value, version, range.bits) === range.first);
}
