// The one way to say that something happened: in the transaction that makes it true, so that nobody hears of what did
// not happen, and nothing that happened goes untold. Who hears of it is decided afterwards, by a job.
import { randomUUID } from "node:crypto";
import type { NewEvent } from "@sightline/schema/rest/integrations/productEvents";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { fanOutEvent } from "./fanOutEvent.ts";

type Needs = Pick<Services, "entities" | "jobs" | "now">;

/** Inside a transaction, `store` must be that transaction. */
export async function emit({ entities, jobs, now }: Needs, event: NewEvent, store: EntityStore = entities) {
  const published = { ...event, id: randomUUID(), at: new Date(now()).toISOString() };
  await jobs.add(fanOutEvent, published, { store });
}

/**
 * Tells it once for each `onceKey`, whoever finds it out and however often; answers whether this was the first time.
 * `also`: what is to be written with it, once as well.
 */
export function emitOnce(
  services: Needs,
  event: NewEvent,
  onceKey: string,
  also?: (store: EntityStore) => Promise<void>,
): Promise<boolean> {
  const { entities, now } = services;
  return entities.transaction().execute(async (store) => {
    const first = await store
      .insertInto("event_once")
      .values({ once_key: onceKey, at: new Date(now()) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("once_key")
      .executeTakeFirst();
    if (first) await emit(services, event, store);
    if (first) await also?.(store);
    return first !== undefined;
  });
}
