// The event store while its migrations are pending, because its server is down or a rollup is being rebuilt: the host
// runs without it, and retries in the background. Until the tables are there, every call fails as if the store were
// away, so reports answer 503 and ingest keeps its events.
import type { EventQueries, EventStore, OpenedEvents } from "./events.ts";
import { StoreUnavailable } from "./storeUnavailable.ts";
import { untilAvailable } from "./untilAvailable.ts";

/** How long opening waits for the migrations of a server, in milliseconds. */
const PATIENCE_MS = 5000;
const LONGEST_PAUSE_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

export interface MigratedEvents {
  events: EventStore;
  /** Fails while the store does not respond or its migrations are pending. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export async function openMigratedEvents(
  opened: OpenedEvents,
  migrate: () => Promise<void>,
  warn: (error: unknown) => void,
): Promise<MigratedEvents> {
  const closing = new AbortController();
  let isMigrated = false;
  let cause: unknown;

  async function work(): Promise<void> {
    await opened.ping();
    await migrate();
    isMigrated = true;
  }
  function failed(error: unknown): void {
    cause = error;
    warn(error);
  }
  const times = { longestPauseMs: LONGEST_PAUSE_MS, patienceMs: PATIENCE_MS };
  const { done, first } = untilAvailable(work, { signal: closing.signal, failed, ...times });
  await first;

  function assertMigrated(): void {
    if (isMigrated) return;
    throw new StoreUnavailable("event store", "away", { retryAfter: RETRY_AFTER_SECONDS, cause });
  }

  const guarded = ({ query }: EventQueries): EventQueries => ({
    async query(...asked) {
      assertMigrated();
      return query(...asked);
    },
  });

  return {
    events: {
      ...guarded(opened),
      cached: guarded(opened.cached),
      async insert(...block) {
        assertMigrated();
        await opened.insert(...block);
      },
      async insertLines(...block) {
        assertMigrated();
        await opened.insertLines(...block);
      },
      async command(...statement) {
        assertMigrated();
        await opened.command(...statement);
      },
      close: opened.close,
    },
    async check() {
      assertMigrated();
      await opened.ping();
    },
    async close() {
      closing.abort();
      await opened.close();
      await done;
    },
  };
}
