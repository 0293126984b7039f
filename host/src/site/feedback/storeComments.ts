import type { EntityStore } from "#host/stores/entities.ts";
import type { CommentRow } from "./validateComment.ts";

/** Rows that one statement takes along. */
const TOGETHER = 200;

/** Each once, by the id that its sender made; answers those that were not there yet. */
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
