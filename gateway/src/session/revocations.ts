// Ids that are over before they expire: sessions that were ended, and the states of sign-ins that came back. They are
// refused at once here, on every replica (Redis, where there is one), and after a restart (the replica's own file, where
// there is none).
import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";

export interface Revocations {
  has(sessionId: string): boolean;
  /** resolves once every place that can be reached knows */
  revoke(sessionId: string, expiresAt: number): Promise<void>;
  /** True for one caller alone, however many replicas claim an id at the same moment; rejects where none can tell. */
  claim(id: string, expiresAt: number): Promise<boolean>;
  /** told of each ended session, wherever it was ended; answers how to stop listening */
  onRevoked(listener: (sessionId: string) => void): () => void;
  close(): Promise<void>;
}

/** Where ended sessions are kept beyond this process. */
export interface RevocationStore {
  load(): Promise<[sessionId: string, expiresAt: number][]>;
  add(sessionId: string, expiresAt: number): Promise<void>;
  /** adds an id; false where it was there before */
  claim(id: string, expiresAt: number): Promise<boolean>;
  /** told of what other replicas end, and of everything again after the store was out of reach */
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
  // what has expired anyway need not be remembered
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

/** One line a session, in the data folder of the only replica. */
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
