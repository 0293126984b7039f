// The entity store while its server is down or its migrations are pending: the host runs without it, and retries in the
// background. Until the tables are there, every query fails as if the store were away, so calls answer 503.
import { sql } from "kysely";
import { type EntityStore, openEntityServer, type OpenedEntities } from "./entities.ts";
import { migrateEntities } from "./migrate.ts";
import { isAway, StoreUnavailable } from "./storeUnavailable.ts";
import { untilAvailable } from "./untilAvailable.ts";

/** How long opening waits for the migrations, in milliseconds. */
const PATIENCE_MS = 60_000;
const LONGEST_PAUSE_MS = 2000;
const RETRY_AFTER_SECONDS = 5;

export interface MigratedEntities extends OpenedEntities {
  /** without the guard, for locks that need no tables */
  unguarded: EntityStore;
  /** Fails while the store does not respond or its migrations are pending. */
  check(): Promise<void>;
}

export interface MigratingEntities {
  /** Before the first query of a migrated store; throwing keeps the store closed. */
  verify(entities: EntityStore): Promise<void>;
  warn(error: unknown): void;
}

/** Rejects if the server responds, but can't be used: a wrong password, a migration that fails. */
export async function openMigratedEntities(
  url: string,
  { verify, warn }: MigratingEntities,
): Promise<MigratedEntities> {
  const closing = new AbortController();
  let isMigrated = false;
  let isOpened = false;
  let cause: unknown;
  const {
    guarded,
    entities: unguarded,
    queue,
    close,
  } = openEntityServer(url, () => {
    if (isMigrated) return;
    throw new StoreUnavailable("entity store", "away", { retryAfter: RETRY_AFTER_SECONDS, cause });
  });

  async function work(): Promise<void> {
    await migrateEntities(unguarded);
    await verify(unguarded);
    isMigrated = true;
  }
  function failed(error: unknown): void {
    if (!isOpened && !isAway(error)) throw error;
    if (String(error) !== String(cause)) warn(error);
    cause = error;
  }
  const times = { longestPauseMs: LONGEST_PAUSE_MS, patienceMs: PATIENCE_MS };
  const { done, first } = untilAvailable(work, { signal: closing.signal, failed, ...times });
  try {
    await first;
  } catch (error) {
    await close();
    throw error;
  }
  isOpened = true;

  return {
    entities: guarded,
    unguarded,
    queue,
    async check() {
      await sql`select 1`.execute(guarded);
    },
    async close() {
      closing.abort();
      await close();
      await done;
    },
  };
}
