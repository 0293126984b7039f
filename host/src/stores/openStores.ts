// Opens both stores and applies pending migrations: the entity store's before anything else, a remote event store's in
// the background if it does not respond. `close` releases the embedded folders for the next process.
import { sql } from "kysely";
import { type Env, enlargeThreadPool } from "#host/env.ts";
import { type OpenedEntities, openEntityStore } from "./entities.ts";
import { type EventStore, type OpenedEvents, openEventStore } from "./events.ts";
import { alone, migrateEntities, migrateEvents } from "./migrate.ts";
import { openMigratedEvents } from "./migratedEvents.ts";

export const STORE_NAMES = ["entity store", "event store"] as const;
type StoreName = (typeof STORE_NAMES)[number];

export interface Stores extends OpenedEntities, Pick<OpenedEvents, "queries"> {
  events: EventStore;
  /** by the names that `/readyz` shows: a check fails while its store is not available */
  checks: Record<StoreName, () => Promise<unknown>>;
  close(): Promise<void>;
}

export async function openStores(
  env: Pick<Env, "ENTITIES_URL" | "EVENTS_URL" | "DATA_DIR">,
  report: (step: string) => void,
  warn: (error: unknown) => void,
): Promise<Stores> {
  enlargeThreadPool();
  report("opening the entity store");
  const openedEntities = await openEntityStore({ url: env.ENTITIES_URL, dataDir: env.DATA_DIR });
  const { entities, queue } = openedEntities;
  await migrateEntities(entities);
  report("opening the event store");
  const opened = await openEventStore({ url: env.EVENTS_URL, dataDir: env.DATA_DIR });
  // an embedded entity store has one connection, which all requests need, and one process, which migrates alone anyway
  const migrate = () => ("pglite" in queue ? migrateEvents(opened) : alone(entities, () => migrateEvents(opened)));
  const { events, check, close } = env.EVENTS_URL
    ? await openMigratedEvents(opened, migrate, warn)
    : await migrate().then(() => ({ events: opened, check: opened.ping, close: opened.close }));
  return {
    ...openedEntities,
    events,
    queries: opened.queries,
    checks: { "entity store": () => sql`select 1`.execute(entities), "event store": check },
    async close() {
      await close();
      await openedEntities.close();
    },
  };
}
