// In-memory storage of the demo's identity providers for a few minutes: sessions, codes, tokens. A restart clears it,
// and interrupted sign-ins must begin again.
import type { Adapter, AdapterPayload } from "oidc-provider";

const AT_MOST = 2000;

interface StoredPayload {
  payload: AdapterPayload;
  expiresAt: number;
}

export function memoryStore(now: () => number): (model: string) => Adapter {
  const stored = new Map<string, StoredPayload>();
  const live = (key: string): AdapterPayload | undefined => {
    const found = stored.get(key);
    if (found === undefined || found.expiresAt > now()) return found?.payload;
    stored.delete(key);
    return undefined;
  };
  const firstOf = (model: string, is: (payload: AdapterPayload) => boolean) => {
    for (const key of stored.keys()) {
      const payload = key.startsWith(`${model}:`) ? live(key) : undefined;
      if (payload && is(payload)) return payload;
    }
    return undefined;
  };
  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      const key = `${model}:${id}`;
      stored.delete(key);
      const [oldest] = stored.keys();
      if (stored.size >= AT_MOST && oldest !== undefined) stored.delete(oldest);
      stored.set(key, { payload, expiresAt: now() + (expiresIn ?? 3600) * 1000 });
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => firstOf(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => firstOf(model, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = live(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
    },
    destroy: async (id) => void stored.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of stored) if (payload.grantId === grantId) stored.delete(key);
    },
  });
}
