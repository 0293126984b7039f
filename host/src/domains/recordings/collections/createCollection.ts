import { createCollection as call } from "@sightline/schema/rest/recordings/collections";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { companyCaller, roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { addToCollection, collections, existingKeys, oneCollection, refuseTakenName } from "./collectionRows.ts";

const MOST = 100;

export const createCollection = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const { name, search, keys } = body;
    const { entities, events } = services;
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    if (search !== undefined && keys.length > 0)
      throw new Problem(recordingsRefusals.searchHoldsNothing(), { field: "keys" });
    await refuseTakenName(entities, { widgetId, name });
    const existing = await collections(entities).where("widget_id", "=", widgetId).execute();
    if (existing.length >= MOST) throw new Problem(recordingsRefusals.tooManyCollections({ max: MOST }));
    const { userId } = companyCaller(caller);
    return { widgetId, userId, keys: await existingKeys({ events, signal }, widgetId, keys) };
  },
  ask: async ({ entities, now }, { widgetId, userId, keys }, { body: { name, search } }) => {
    const created_at = new Date(now());
    const id = await entities.transaction().execute(async (store) => {
      const { collection_id } = await store
        .insertInto("recording_collection")
        .values({ widget_id: widgetId, name, search: search ?? null, user_id: userId, created_at })
        .returning("collection_id")
        .executeTakeFirstOrThrow();
      await addToCollection(store, { collection_id, widget_id: widgetId }, keys, created_at);
      return collection_id;
    });
    return oneCollection(entities, id);
  },
  answer: (collection) => collection,
});
