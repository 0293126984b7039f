import { type AddressHash, addressKey, createAddressHash } from "#host/http/network/addressHash.ts";
import { projectPageRule } from "#host/analytics/goals/projectPageRule.ts";
import type { Services } from "#host/http/services.ts";
import { type Matching, matching } from "./sql/matching.ts";

const hashes = new WeakMap<Services["entities"], Promise<AddressHash>>();

/** Compares with the address hashes on events, keyed per installation. */
export async function matchingOf(
  { entities }: Services,
  widgetId: number,
  rule: Parameters<typeof matching>[0],
): Promise<Matching | undefined> {
  let hash = hashes.get(entities);
  if (!hash) {
    hash = addressKey(entities).then(createAddressHash);
    hashes.set(entities, hash);
    hash.catch(() => hashes.delete(entities));
  }
  return matching(rule, await projectPageRule(entities, widgetId), await hash);
}
