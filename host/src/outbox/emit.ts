// The only way to publish a product event. It is written in the transaction that causes it, so that no event is
// published for a rolled-back change and no committed change lacks its event. A job determines the recipients
// afterwards.
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
 * Publishes the event once per `onceKey`, regardless of repeated or concurrent calls. Returns whether this call was the
 * first. `also`: further writes for the same transaction, also done once.
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
