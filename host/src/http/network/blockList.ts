// The IP addresses and ranges of a project's block rules.
import { type Prefix, prefixOf, readAddress } from "./prefix.ts";

export type BlockList = readonly Prefix[];

/** Entries that are neither an address nor a range match nothing: they are refused on input. */
export const blockListOf = (entries: readonly string[]): BlockList =>
  entries.map(prefixOf).filter((prefix) => prefix !== undefined);

export function isListed(list: BlockList, ip: string): boolean {
  const address = readAddress(ip);
  return (
    address !== undefined &&
    list.some(({ first, bits }) => first.kind() === address.kind() && address.match(first, bits))
  );
}
