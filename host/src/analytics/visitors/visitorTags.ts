// The tags of visitors, and the visitors with a tag.
import type { EntityStore } from "#host/stores/entities.ts";

export async function tagsOf(
  entities: EntityStore,
  widgetId: number,
  visitors: readonly string[],
): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>();
  if (visitors.length === 0) return tags;
  const rows = await entities
    .selectFrom("visitor_tag")
    .select(["visitor_id", "tag"])
    .where("widget_id", "=", widgetId)
    .where("visitor_id", "in", visitors)
    .orderBy("tag")
    .execute();
  for (const { visitor_id, tag } of rows) tags.set(visitor_id, [...(tags.get(visitor_id) ?? []), tag]);
  return tags;
}

/** The newest ones, if more visitors have the tag than a query can handle. */
export const MOST_TAGGED = 10_000;

export async function taggedVisitors(entities: EntityStore, widgetId: number, tag: string): Promise<string[]> {
  const rows = await entities
    .selectFrom("visitor_tag")
    .select("visitor_id")
    .where("widget_id", "=", widgetId)
    .where("tag", "=", tag)
    .orderBy("created_at", "desc")
    .limit(MOST_TAGGED)
    .execute();
  return rows.map((row) => row.visitor_id);
}
