// Collections of recordings with their sizes and the names of their authors, and the one of a request.
import type { RecordingCollection } from "@sightline/schema/rest/recordings/collections";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { recordedSessions } from "../sql/recordedSessions.ts";

/** Recordings of one collection. The list's query takes as many. */
export const MOST_COLLECTED = 5000;

export function collections(entities: EntityStore) {
  return entities
    .selectFrom("recording_collection as collection")
    .innerJoin("member", "member.user_id", "collection.user_id")
    .select([
      "collection_id",
      "widget_id",
      "collection.name",
      "search",
      "member.name as author",
      "collection.created_at",
      ({ selectFrom }) =>
        selectFrom("collected_recording")
          .select(({ fn }) => fn.countAll<string>().as("recordings"))
          .whereRef("collected_recording.collection_id", "=", "collection.collection_id")
          .as("recordings"),
    ])
    .orderBy("collection.name");
}

type CollectionRow = Awaited<ReturnType<ReturnType<typeof collections>["execute"]>>[number];

export const collectionOf = ({ recordings, created_at, ...row }: CollectionRow): RecordingCollection => ({
  ...row,
  recordings: Number(recordings ?? 0),
  created_at: created_at.toISOString(),
});

export const oneCollection = async (entities: EntityStore, id: number): Promise<RecordingCollection> =>
  collectionOf(await collections(entities).where("collection_id", "=", id).executeTakeFirstOrThrow());

/** A collection of a project that the caller may view. Collections of other projects are treated as nonexistent. */
export async function ownCollection(services: Services, caller: Caller, collectionId: number) {
  const row = await services.entities
    .selectFrom("recording_collection")
    .select(["collection_id", "widget_id", "search"])
    .where("collection_id", "=", collectionId)
    .executeTakeFirst();
  if (!row) throw new Problem(recordingsRefusals.collectionNotFound());
  await scopedProject(services, caller, row.widget_id, recordingsRefusals.collectionNotFound());
  return row;
}

/** Names are unique, ignoring case. */
export async function refuseTakenName(
  entities: EntityStore,
  { widgetId, name, but }: { widgetId: number; name: string; but?: number },
): Promise<void> {
  const rows = await entities
    .selectFrom("recording_collection")
    .select(["collection_id", "name"])
    .where("widget_id", "=", widgetId)
    .execute();
  const taken = rows.find((row) => row.name.toLowerCase() === name.toLowerCase() && row.collection_id !== but);
  if (taken) throw new Problem(recordingsRefusals.collectionNameTaken({ name: taken.name }), { field: "name" });
}

/** Keys of deleted recordings are ignored: the list may be older than the deletion. */
export async function existingKeys(
  context: QueryContext,
  widgetId: number,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const found = await recordedSessions(context, widgetId, keys);
  return found.map(({ session_id }) => session_id);
}

export async function addToCollection(
  entities: EntityStore,
  of: { collection_id: number; widget_id: number },
  keys: readonly string[],
  at: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await entities
    .insertInto("collected_recording")
    .values(keys.map((session_id) => ({ ...of, session_id, added_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
