import type { Feature } from "@sightline/schema/rest/projects/projects";
import type { EntityStore } from "#host/stores/entities.ts";

/** Whether a feature is turned on for the project. */
export async function hasFeature(entities: EntityStore, widgetId: number, feature: Feature): Promise<boolean> {
  const row = await entities
    .selectFrom("widget")
    .select("features")
    .where("widget_id", "=", widgetId)
    .executeTakeFirst();
  return row?.features.includes(feature) ?? false;
}
