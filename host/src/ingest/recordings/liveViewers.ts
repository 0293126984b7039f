// The members who watch a session live. A member counts from a request for its state until none has come for a while:
// every gateway repeats the request for each of its viewers, so that the count covers all gateways, and one that ends
// without notice leaves no viewer behind.

/** Milliseconds: a gateway repeats the request at least every 30 seconds. */
const VIEWING_MS = 45_000;

export interface LiveViewers {
  /** Returns whether the member may watch: false if as many others as allowed do. */
  watch(widgetId: number, sessionId: string, userId: number): boolean;
  count(widgetId: number, sessionId: string): number;
}

export function createLiveViewers(most: number, now: () => number): LiveViewers {
  /** by session: until when each member counts */
  const watched = new Map<string, Map<number, number>>();

  function viewersOf(key: string): Map<number, number> | undefined {
    const viewers = watched.get(key);
    for (const [userId, until] of viewers ?? []) if (until <= now()) viewers?.delete(userId);
    if (viewers?.size === 0) watched.delete(key);
    return watched.get(key);
  }

  const keyOf = (widgetId: number, sessionId: string) => `${widgetId} ${sessionId}`;

  return {
    watch(widgetId, sessionId, userId) {
      for (const other of watched.keys()) viewersOf(other);
      const key = keyOf(widgetId, sessionId);
      const viewers = watched.get(key) ?? new Map<number, number>();
      if (!viewers.has(userId) && viewers.size >= most) return false;
      viewers.set(userId, now() + VIEWING_MS);
      watched.set(key, viewers);
      return true;
    },
    count: (widgetId, sessionId) => viewersOf(keyOf(widgetId, sessionId))?.size ?? 0,
  };
}
