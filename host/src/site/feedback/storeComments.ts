import type { EntityStore } from "#host/stores/entities.ts";
import type { CommentRow } from "./validateComment.ts";

/** The maximum number of rows per statement. */
const TOGETHER = 200;

/** Stores each comment once, by the id that its sender generated. Returns the new ones. */
export async function storeComments(
  entities: EntityStore,
  rows: readonly CommentRow[],
): Promise<{ comment_id: number }[]> {
  const inserted: { comment_id: number }[] = [];
  for (let from = 0; from < rows.length; from += TOGETHER) {
    const added = await entities
      .insertInto("comment")
      .values(rows.slice(from, from + TOGETHER))
      .onConflict((on) => on.columns(["widget_id", "comment_uuid"]).doNothing())
      .returning("comment_id")
      .execute();
    inserted.push(...added);
  }
  return inserted;
}
