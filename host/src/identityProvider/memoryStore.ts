// What the demo's identity providers remember for some minutes: sessions, codes, tokens. A restart forgets it, and whoever
// was in the middle of a sign-in begins again.
import type { Adapter, AdapterPayload } from "oidc-provider";

const AT_MOST = 2000;

interface Kept {
  payload: AdapterPayload;
  expiresAt: number;
}

export function memoryStore(now: () => number): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  const live = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    if (found === undefined || found.expiresAt > now()) return found?.payload;
    kept.delete(key);
    return undefined;
  };
  const firstOf = (model: string, is: (payload: AdapterPayload) => boolean) => {
    for (const key of kept.keys()) {
      const payload = key.startsWith(`${model}:`) ? live(key) : undefined;
      if (payload && is(payload)) return payload;
    }
    return undefined;
  };
  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      const key = `${model}:${id}`;
      kept.delete(key);
      const [oldest] = kept.keys();
      if (kept.size >= AT_MOST && oldest !== undefined) kept.delete(oldest);
      kept.set(key, { payload, expiresAt: now() + (expiresIn ?? 3600) * 1000 });
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => firstOf(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => firstOf(model, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = live(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
    },
    destroy: async (id) => void kept.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
