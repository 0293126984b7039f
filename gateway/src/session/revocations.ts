// Ids that are invalid before they expire: ended sessions, and used states of sign-ins. They are refused immediately
// here, on every replica (through Redis, if configured), and after a restart (through the only replica's file
// otherwise).
import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";

export interface Revocations {
  has(sessionId: string): boolean;
  /** resolves when every reachable store has recorded it */
  revoke(sessionId: string, expiresAt: number): Promise<void>;
  /**
   * True for exactly one caller, even if several replicas claim an id at the same time; rejects if the store is
   * unreachable.
   */
  claim(id: string, expiresAt: number): Promise<boolean>;
  /** called for each ended session of any replica; returns how to unsubscribe */
  onRevoked(listener: (sessionId: string) => void): () => void;
  close(): Promise<void>;
}

/** Stores ended sessions outside this process. */
export interface RevocationStore {
  load(): Promise<[sessionId: string, expiresAt: number][]>;
  add(sessionId: string, expiresAt: number): Promise<void>;
  /** adds an id; false if it existed */
  claim(id: string, expiresAt: number): Promise<boolean>;
  /** reports ids that other replicas end, and all ids again after the store was unreachable */
  follow(notify: (sessionId: string, expiresAt: number) => void): void;
  close(): Promise<void>;
}

export async function createRevocations(now: () => number, store?: RevocationStore): Promise<Revocations> {
  const ended = new Map<string, number>();
  const listeners = new Set<(sessionId: string) => void>();

  function learn(sessionId: string, expiresAt: number): void {
    if (ended.has(sessionId) || expiresAt <= now()) return;
    ended.set(sessionId, expiresAt);
    for (const listener of listeners) listener(sessionId);
  }
  // expired ids need not be stored
  const sweep = setInterval(() => {
    for (const [sessionId, expiresAt] of ended) if (expiresAt <= now()) ended.delete(sessionId);
  }, 600_000);
  sweep.unref();

  for (const [sessionId, expiresAt] of (await store?.load()) ?? []) learn(sessionId, expiresAt);
  store?.follow(learn);
  return {
    has: (sessionId) => ended.has(sessionId),
    async revoke(sessionId, expiresAt) {
      learn(sessionId, expiresAt);
      await store?.add(sessionId, expiresAt);
    },
    async claim(id, expiresAt) {
      if (ended.has(id)) return false;
      learn(id, expiresAt);
      return (await store?.claim(id, expiresAt)) ?? true;
    },
    onRevoked(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearInterval(sweep);
      await store?.close();
    },
  };
}

/** One line per session, in the data folder of the only replica. */
export function fileStore(folder: string): RevocationStore {
  const file = path.join(folder, "ended-sessions");
  async function add(sessionId: string, expiresAt: number): Promise<void> {
    await mkdir(folder, { recursive: true });
    await appendFile(file, `${sessionId} ${expiresAt}\n`, { mode: 0o600 });
  }
  return {
    async load() {
      const text = await readFile(file, "utf8").catch(() => "");
      return text
        .split("\n")
        .map((line): [string, number] => [line.split(" ")[0] ?? "", Number(line.split(" ")[1])])
        .filter(([sessionId, expiresAt]) => sessionId !== "" && Number.isFinite(expiresAt));
    },
    add,
    claim: (id, expiresAt) => add(id, expiresAt).then(() => true),
    follow() {},
    close: () => Promise.resolve(),
  };
}
