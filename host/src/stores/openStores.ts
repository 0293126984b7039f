// Opens both stores and applies pending migrations. `close` releases the embedded folders for the next process.
import type { Env } from "#host/env.ts";
import { type OpenedEntities, openEntityStore } from "./entities.ts";
import { type EventStore, openEventStore } from "./events.ts";
import { alone, migrateEntities, migrateEvents } from "./migrate.ts";

export interface Stores extends OpenedEntities {
  events: EventStore;
  close(): Promise<void>;
}

export async function openStores(
  env: Pick<Env, "ENTITIES_URL" | "EVENTS_URL" | "DATA_DIR">,
  report: (step: string) => void,
): Promise<Stores> {
  report("opening the entity store");
  const opened = await openEntityStore({ url: env.ENTITIES_URL, dataDir: env.DATA_DIR });
  const { entities } = opened;
  await migrateEntities(entities);
  report("opening the event store");
  const events = await openEventStore({ url: env.EVENTS_URL, dataDir: env.DATA_DIR });
  await alone(entities, () => migrateEvents(events));
  return {
    ...opened,
    events,
    async close() {
      await events.close();
      await opened.close();
    },
  };
}
