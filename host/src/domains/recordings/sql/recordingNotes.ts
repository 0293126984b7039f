// What members noted of recordings, by their keys.
import type { EntityStore } from "#host/stores/entities.ts";

export interface RecordingNotes {
  starred: ReadonlySet<string>;
  /** by the caller */
  viewed: ReadonlySet<string>;
  tags: ReadonlyMap<string, string[]>;
  comments: ReadonlyMap<string, number>;
}

export const NO_NOTES: RecordingNotes = { starred: new Set(), viewed: new Set(), tags: new Map(), comments: new Map() };

export async function recordingNotes(
  entities: EntityStore,
  { widgetId, userId }: { widgetId: number; userId: number },
  keys: readonly string[],
): Promise<RecordingNotes> {
  const [stars, views, tagged, commented] = await Promise.all([
    entities
      .selectFrom("recording_star")
      .select("session_id")
      .where("widget_id", "=", widgetId)
      .where("session_id", "in", keys)
      .execute(),
    entities
      .selectFrom("recording_view")
      .select("session_id")
      .where("widget_id", "=", widgetId)
      .where("session_id", "in", keys)
      .where("user_id", "=", userId)
      .execute(),
    entities
      .selectFrom("recording_tag")
      .select(["session_id", "tag"])
      .where("widget_id", "=", widgetId)
      .where("session_id", "in", keys)
      .orderBy("tag")
      .execute(),
    entities
      .selectFrom("recording_comment")
      .select(["session_id", ({ fn }) => fn.countAll<string>().as("comments")])
      .where("widget_id", "=", widgetId)
      .where("session_id", "in", keys)
      .groupBy("session_id")
      .execute(),
  ]);
  const tags = new Map<string, string[]>();
  for (const { session_id, tag } of tagged) tags.set(session_id, [...(tags.get(session_id) ?? []), tag]);
  return {
    starred: new Set(stars.map((row) => row.session_id)),
    viewed: new Set(views.map((row) => row.session_id)),
    tags,
    comments: new Map(commented.map((row) => [row.session_id, Number(row.comments)])),
  };
}
