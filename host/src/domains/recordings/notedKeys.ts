// Recordings by what members noted of them, for the list.
import { type BuiltInCollection, RecordingKey } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** The newest ones, if there are more than a query can handle. */
const MOST = 10_000;

interface Caller {
  widgetId: number;
  userId: number;
  /** milliseconds since 1970 */
  now: number;
}

const keysOf = (rows: readonly { session_id: string }[]) => rows.map(({ session_id }) => session_id);

export async function viewedKeys(
  entities: EntityStore,
  { widgetId, userId }: Pick<Caller, "widgetId" | "userId">,
): Promise<string[]> {
  return keysOf(
    await entities
      .selectFrom("recording_view")
      .select("session_id")
      .where("widget_id", "=", widgetId)
      .where("user_id", "=", userId)
      .orderBy("viewed_at", "desc")
      .limit(MOST)
      .execute(),
  );
}

async function taggedKeys(entities: EntityStore, widgetId: number, tag: string): Promise<string[]> {
  return keysOf(
    await entities
      .selectFrom("recording_tag")
      .select("session_id")
      .where("widget_id", "=", widgetId)
      .where("tag", "=", tag)
      .orderBy("created_at", "desc")
      .limit(MOST)
      .execute(),
  );
}

async function collectedKeys(entities: EntityStore, widgetId: number, collectionId: number): Promise<string[]> {
  const collection = await entities
    .selectFrom("recording_collection")
    .select("collection_id")
    .where("widget_id", "=", widgetId)
    .where("collection_id", "=", collectionId)
    .executeTakeFirst();
  if (!collection) throw new Problem(recordingsRefusals.collectionNotFound(), { field: "collection" });
  return keysOf(
    await entities
      .selectFrom("collected_recording")
      .select("session_id")
      .where("collection_id", "=", collectionId)
      .limit(MOST)
      .execute(),
  );
}

/** undefined: not by what members noted */
async function builtInKeys(
  entities: EntityStore,
  { widgetId, userId, now }: Caller,
  collection: BuiltInCollection,
): Promise<string[] | undefined> {
  switch (collection) {
    case "starred":
      return keysOf(
        await entities
          .selectFrom("recording_star")
          .select("session_id")
          .where("widget_id", "=", widgetId)
          .orderBy("created_at", "desc")
          .limit(MOST)
          .execute(),
      );
    case "commented":
      return keysOf(
        await entities
          .selectFrom("recording_comment")
          .select("session_id")
          .where("widget_id", "=", widgetId)
          .groupBy("session_id")
          .orderBy(({ fn }) => fn.max("created_at"), "desc")
          .limit(MOST)
          .execute(),
      );
    case "viewed":
      return viewedKeys(entities, { widgetId, userId });
    case "shared":
      return keysOf(
        await entities
          .selectFrom("share_link")
          .select("unique_module_id as session_id")
          .distinct()
          .where("widget_id", "=", widgetId)
          .where("modules", "=", "playback")
          .where("deleted_at", "is", null)
          .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", new Date(now))]))
          .limit(MOST)
          .execute(),
      ).filter((key) => RecordingKey.safeParse(key).success);
    case "friction":
    case "expiring":
      return undefined;
  }
}

/** The recordings with a tag and of a collection; undefined: any. */
export async function notedKeys(
  entities: EntityStore,
  caller: Caller,
  { tag, collection }: { tag: string | undefined; collection: BuiltInCollection | number | undefined },
): Promise<string[] | undefined> {
  const { widgetId } = caller;
  const [tagged, collected] = await Promise.all([
    tag === undefined ? undefined : taggedKeys(entities, widgetId, tag),
    typeof collection === "number"
      ? collectedKeys(entities, widgetId, collection)
      : collection && builtInKeys(entities, caller, collection),
  ]);
  if (!tagged || !collected) return tagged ?? collected;
  const both = new Set(tagged);
  return collected.filter((key) => both.has(key));
}
