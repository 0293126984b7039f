// When and from where a key was last used, to the minute: at most one write per minute, however often it is used.
import type { KeyCaller } from "#host/http/caller.ts";
import type { Services } from "#host/http/services.ts";
import { addressKind } from "./addressKind.ts";

const TOUCH_MS = 60_000;
const MAX_KEYS = 10_000;

export function keyUse({ entities, now }: Services) {
  const touched = new Map<number, number>();
  return async ({ keyId }: KeyCaller, ip: string): Promise<void> => {
    const at = now();
    if (at - (touched.get(keyId) ?? Number.NEGATIVE_INFINITY) <= TOUCH_MS) return;
    if (touched.size >= MAX_KEYS) touched.clear();
    touched.set(keyId, at);
    await entities
      .updateTable("api_key")
      .set({ last_used_at: new Date(at), last_used_from: addressKind(ip) })
      .where("key_id", "=", keyId)
      .execute();
  };
}
