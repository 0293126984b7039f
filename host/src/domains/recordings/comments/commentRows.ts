import type { RecordingComment } from "@sightline/schema/rest/recordings/comments";
import type { EntityStore } from "#host/stores/entities.ts";

/** In order of their time in the recording. */
export async function commentRows(
  entities: EntityStore,
  widgetId: number,
  where: { key: string } | { commentId: number },
): Promise<RecordingComment[]> {
  const rows = await entities
    .selectFrom("recording_comment")
    .innerJoin("member", "member.user_id", "recording_comment.user_id")
    .select(["comment_id", "session_id", "at_ms", "text", "mentions", "recording_comment.created_at"])
    .select(["recording_comment.user_id", "member.name"])
    .where("widget_id", "=", widgetId)
    .where((is) => ("key" in where ? is("session_id", "=", where.key) : is("comment_id", "=", where.commentId)))
    .orderBy("at_ms")
    .orderBy("comment_id")
    .execute();
  return rows.map(({ session_id, user_id, name, created_at, ...row }) => ({
    ...row,
    key: session_id,
    author: { user_id, name },
    created_at: created_at.toISOString(),
  }));
}
