import { updateCollection as call } from "@sightline/schema/rest/recordings/collections";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import {
  addToCollection,
  existingKeys,
  MOST_COLLECTED,
  oneCollection,
  ownCollection,
  refuseTakenName,
} from "./collectionRows.ts";

export const updateCollection = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const { collection_id, name, search, add_keys, remove_keys } = body;
    const { entities, events } = services;
    const own = await ownCollection(services, caller, collection_id);
    const { widget_id: widgetId } = own;
    const changesKeys = add_keys.length + remove_keys.length > 0;
    if (name === undefined && search === undefined && !changesKeys)
      throw new Problem(recordingsRefusals.nothingToUpdate(), { field: "name" });
    if (own.search === null ? search !== undefined : changesKeys)
      throw new Problem(recordingsRefusals.searchHoldsNothing(), { field: changesKeys ? "add_keys" : "search" });
    if (name !== undefined) await refuseTakenName(entities, { widgetId, name, but: collection_id });
    const added = await existingKeys({ events, signal }, widgetId, add_keys);
    const { recordings } = await oneCollection(entities, collection_id);
    if (added.length > 0 && recordings + added.length > MOST_COLLECTED)
      throw new Problem(recordingsRefusals.collectionFull({ max: MOST_COLLECTED }), { field: "add_keys" });
    return { collection_id, widget_id: widgetId, added };
  },
  ask: async ({ entities, now }, { added, ...of }, { body: { name, search, remove_keys } }) => {
    const { collection_id } = of;
    await entities.transaction().execute(async (store) => {
      if (name !== undefined || search !== undefined)
        await store
          .updateTable("recording_collection")
          .set({ ...(name !== undefined && { name }), ...(search !== undefined && { search }) })
          .where("collection_id", "=", collection_id)
          .execute();
      await addToCollection(store, of, added, new Date(now()));
      if (remove_keys.length > 0)
        await store
          .deleteFrom("collected_recording")
          .where("collection_id", "=", collection_id)
          .where("session_id", "in", remove_keys)
          .execute();
    });
    return oneCollection(entities, collection_id);
  },
  answer: (collection) => collection,
});
