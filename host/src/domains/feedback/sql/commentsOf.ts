// Comments on a project's pages in a period. Newest first, limited to the maximum of a report, with the total.
import { MOST_COMMENTS } from "@sightline/schema/rest/feedback/report";
import type { Selectable } from "kysely";
import type { EntityStore } from "#host/stores/entities.ts";
import type { EntityTables } from "#host/stores/__generated__/entityTables.ts";

export type CommentRow = Selectable<EntityTables["comment"]>;

export async function commentsOf(
  entities: EntityStore,
  widgetId: number,
  { from, to }: { from: number; to: number },
): Promise<{ rows: CommentRow[]; total: number }> {
  const rows = await entities
    .selectFrom("comment")
    .selectAll()
    .select((is) => is.fn.countAll<string>().over().as("total"))
    .where("widget_id", "=", widgetId)
    .where("deleted_at", "is", null)
    .where("created_at", ">=", new Date(from))
    .where("created_at", "<", new Date(to))
    .orderBy("created_at", "desc")
    .orderBy("comment_id", "desc")
    .limit(MOST_COMMENTS)
    .execute();
  return { rows, total: Number(rows[0]?.total ?? 0) };
}
