import type { EntityStore } from "#host/stores/entities.ts";

export const isEnabled = (entities: EntityStore, widgetId: number) =>
  entities
    .selectFrom("widget")
    .select(["enable_recommend", "recommendation_add_on"])
    .where("widget_id", "=", widgetId)
    .executeTakeFirstOrThrow();
