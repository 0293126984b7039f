// The events of the last 30 days that a rule would have dropped. Undefined if stored data can't answer this.
import type { BlockKind } from "@sightline/schema/rest/projects/blocking";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import { likePage } from "#host/analytics/filter/pageText.ts";
import type { AddressHash } from "#host/http/network/addressHash.ts";
import { prefixOf } from "#host/http/network/prefix.ts";

export interface Matching {
  condition: string;
  params: Record<string, unknown>;
  /** it compares addresses, for which older events have no hashes */
  byAddress: boolean;
}

function ofAddresses(addresses: readonly string[], hash: AddressHash): Matching | undefined {
  // as strings they would be quoted, which arrays of numbers don't allow
  const found = { address_hash: [] as bigint[], network_hash: [] as bigint[] };
  for (const address of addresses) {
    const prefix = prefixOf(address);
    const sought = prefix && hash.hashesOf(prefix);
    if (!sought) return undefined;
    found[sought.column].push(...sought.hashes.map(BigInt));
  }
  return {
    condition: "(address_hash IN {addresses:Array(UInt64)} OR network_hash IN {networks:Array(UInt64)})",
    params: { addresses: found.address_hash, networks: found.network_hash },
    byAddress: true,
  };
}

function ofPages(value: string, pages: PageRule): Matching {
  const params: Record<string, unknown> = {};
  const bind = (bound: string | number, type: string) => {
    const name = `path${Object.keys(params).length}`;
    params[name] = bound;
    return `{${name}:${type}}`;
  };
  return { condition: likePage("path", value, bind, pages), params, byAddress: false };
}

export function matching(
  { kind, value, addresses }: { kind: BlockKind; value: string; addresses: readonly string[] },
  pages: PageRule,
  hash: AddressHash,
): Matching | undefined {
  switch (kind) {
    case "address":
      return ofAddresses([value], hash);
    case "hostname":
      return ofAddresses(addresses, hash);
    case "country":
      return { condition: "country = {country:String}", params: { country: value }, byAddress: false };
    case "page":
      return ofPages(value, pages);
    case "agent":
      return undefined; // of a user agent, only the browser, operating system and device are stored
  }
}
