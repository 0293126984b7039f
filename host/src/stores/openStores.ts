// Opens both stores and applies pending migrations: those of servers in the background if they do not respond. `close`
// releases the embedded folders for the next process.
import { sql } from "kysely";
import { type Env, enlargeThreadPool } from "#host/env.ts";
import { openEntityStore } from "./entities.ts";
import { type EventStore, type OpenedEvents, openEventStore } from "./events.ts";
import { alone, areEventsMigrated, migrateEntities, migrateEvents } from "./migrate.ts";
import { type MigratedEntities, type MigratingEntities, openMigratedEntities } from "./migratedEntities.ts";
import { openMigratedEvents } from "./migratedEvents.ts";

export const STORE_NAMES = ["entity store", "event store"] as const;
type StoreName = (typeof STORE_NAMES)[number];

export interface Stores extends Pick<MigratedEntities, "entities" | "queue">, Pick<OpenedEvents, "queries"> {
  events: EventStore;
  /** by the names that `/readyz` shows: a check fails while its store is not available */
  checks: Record<StoreName, () => Promise<unknown>>;
  close(): Promise<void>;
}

export interface OpeningStores extends Pick<MigratingEntities, "verify"> {
  report(step: string): void;
  /** a store could not be migrated yet */
  warn(store: StoreName, error: unknown): void;
}

type StoreEnv = Pick<Env, "ENTITIES_URL" | "EVENTS_URL" | "DATA_DIR">;

async function openEntities(env: StoreEnv, { verify, warn }: OpeningStores): Promise<MigratedEntities> {
  if (env.ENTITIES_URL) {
    return openMigratedEntities(env.ENTITIES_URL, { verify, warn: (error) => warn("entity store", error) });
  }
  const opened = await openEntityStore({ dataDir: env.DATA_DIR });
  const { entities } = opened;
  await migrateEntities(entities);
  await verify(entities);
  return { ...opened, unguarded: entities, check: async () => void (await sql`select 1`.execute(entities)) };
}

export async function openStores(env: StoreEnv, opening: OpeningStores): Promise<Stores> {
  const { report, warn } = opening;
  enlargeThreadPool();
  report("opening the entity store");
  const { entities, unguarded, queue, check: checkEntities, close: closeEntities } = await openEntities(env, opening);
  report("opening the event store");
  const opened = await openEventStore({ url: env.EVENTS_URL, dataDir: env.DATA_DIR });
  // hosts that share a server migrate it one after the other; while the entity store is down, only a migrated one opens
  async function migrateServer(): Promise<void> {
    if (await areEventsMigrated(opened)) return;
    // an embedded entity store has one connection, which all requests need, and one process, which migrates alone anyway
    await ("pglite" in queue ? migrateEvents(opened) : alone(unguarded, () => migrateEvents(opened)));
  }
  const { events, check, close } = env.EVENTS_URL
    ? await openMigratedEvents(opened, migrateServer, (error) => warn("event store", error))
    : await migrateEvents(opened).then(() => ({ events: opened, check: opened.ping, close: opened.close }));
  return {
    entities,
    queue,
    events,
    queries: opened.queries,
    checks: { "entity store": checkEntities, "event store": check },
    async close() {
      await close();
      await closeEntities();
    },
  };
}
