// Collections of recordings: lists that members put together, and searches that they saved.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { CollectionId, RecordingKey } from "./recordings.ts";

/** The query of the list's URL, without project and page. */
const search = z.string().min(1).max(4000);
const name = z.string().trim().min(1).max(60);
const keys = z.array(RecordingKey).max(500);

export const RecordingCollection = z.object({
  collection_id: z.number().int(),
  widget_id: z.number().int(),
  name: z.string(),
  /** null: a list of recordings */
  search: z.string().nullable(),
  /** recordings in the list; 0 for a saved search */
  recordings: z.number().int(),
  /** name of the member who created it */
  author: z.string(),
  created_at: z.iso.datetime(),
});
export type RecordingCollection = z.infer<typeof RecordingCollection>;

export const listCollections = endpoint({
  name: "listCollections",
  method: "POST",
  path: "/recording/collection/list",
  summary: "The collections of a project, by name.",
  effect: "read",
  audience: "member",
  body: z.object({ widget_id: widgetId }),
  answer: z.object({ rows: z.array(RecordingCollection) }),
});

export const createCollection = endpoint({
  name: "createCollection",
  method: "POST",
  path: "/recording/collection/create",
  summary:
    "Create a list of recordings, or save a search, under a name that is new in the project; 409 otherwise, or if " +
    "there are 100. Not for the role Viewer.",
  effect: "add",
  audience: "member",
  body: z.object({ widget_id: widgetId, name, search: search.optional(), keys: keys.default([]) }),
  answer: RecordingCollection,
});

export const updateCollection = endpoint({
  name: "updateCollection",
  method: "POST",
  path: "/recording/collection/update",
  summary: "Rename a collection, replace its search, or add and remove recordings. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  body: z.object({
    collection_id: CollectionId,
    name: name.optional(),
    search: search.optional(),
    add_keys: keys.default([]),
    remove_keys: keys.default([]),
  }),
  answer: RecordingCollection,
});

export const deleteCollection = endpoint({
  name: "deleteCollection",
  method: "POST",
  path: "/recording/collection/delete",
  summary: "Delete a collection. Its recordings stay. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  body: z.object({ collection_id: CollectionId }),
  answer: z.object({ collection_id: z.number().int() }),
});
