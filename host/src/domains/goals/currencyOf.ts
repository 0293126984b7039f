import type { EntityStore } from "#host/stores/entities.ts";

/** The currency that a project's values are in; null where none was chosen. */
export async function currencyOf(entities: EntityStore, widgetId: number): Promise<string | null> {
  const row = await entities
    .selectFrom("widget")
    .select("setting")
    .where("widget_id", "=", widgetId)
    .executeTakeFirst();
  return row?.setting?.currency ?? null;
}
