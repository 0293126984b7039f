// The event store while its migrations are pending, because its server is down or a rollup is being rebuilt: the host
// runs without it, and retries in the background. Until the tables are there, every call fails as if the store were
// away, so reports answer 503 and ingest keeps its events.
import { setTimeout as wait } from "node:timers/promises";
import type { EventStore, OpenedEvents } from "./events.ts";
import { StoreUnavailable } from "./storeUnavailable.ts";

/** How long opening waits for the migrations of a server, in milliseconds. */
const PATIENCE_MS = 5000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;
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

  async function migrateUntilDone(): Promise<void> {
    for (let pause = FIRST_RETRY_MS; !closing.signal.aborted; pause = Math.min(2 * pause, LONGEST_RETRY_MS)) {
      try {
        await opened.ping();
        await migrate();
        isMigrated = true;
        return;
      } catch (error) {
        cause = error;
        warn(error);
      }
      started.resolve();
      await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const started = Promise.withResolvers<void>();
  const migrating = migrateUntilDone();
  const patience = new AbortController();
  const pause = wait(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([migrating, started.promise, pause]);
  patience.abort();

  function assertMigrated(): void {
    if (!isMigrated) throw new StoreUnavailable("away", RETRY_AFTER_SECONDS, cause);
  }

  return {
    events: {
      async query(...query) {
        assertMigrated();
        return opened.query(...query);
      },
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
      await migrating;
    },
  };
}
