// Opens both stores and applies pending migrations. `close` releases the embedded folders for the next process.
import { sql } from "kysely";
import type { Env } from "#host/env.ts";
import { type OpenedEntities, openEntityStore } from "./entities.ts";
import { type EventStore, openEventStore } from "./events.ts";
import { alone, migrateEntities, migrateEvents } from "./migrate.ts";

export const STORE_NAMES = ["entity store", "event store"] as const;
type StoreName = (typeof STORE_NAMES)[number];

export interface Stores extends OpenedEntities {
  events: EventStore;
  /** by the names that `/readyz` shows: a check fails while its store is not available */
  checks: Record<StoreName, () => Promise<unknown>>;
  close(): Promise<void>;
}

export async function openStores(
  env: Pick<Env, "ENTITIES_URL" | "EVENTS_URL" | "DATA_DIR">,
  report: (step: string) => void,
): Promise<Stores> {
  report("opening the entity store");
  const { entities, queue } = await openEntityStore({ url: env.ENTITIES_URL, dataDir: env.DATA_DIR });
  await migrateEntities(entities);
  report("opening the event store");
  const events = await openEventStore({ url: env.EVENTS_URL, dataDir: env.DATA_DIR });
  await alone(entities, () => migrateEvents(events));
  return {
    entities,
    queue,
    events,
    checks: { "entity store": () => sql`select 1`.execute(entities), "event store": () => events.ping() },
    async close() {
      await events.close();
      await entities.destroy();
    },
  };
}
