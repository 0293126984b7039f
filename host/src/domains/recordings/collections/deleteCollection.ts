import { deleteCollection as call } from "@sightline/schema/rest/recordings/collections";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { ownCollection } from "./collectionRows.ts";

export const deleteCollection = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) =>
    (await ownCollection(services, caller, body.collection_id)).collection_id,
  ask: ({ entities }, id) => entities.deleteFrom("recording_collection").where("collection_id", "=", id).execute(),
  answer: (_done, collection_id) => ({ collection_id }),
});
