import { Recommendation } from "@sightline/schema/rest/recommendations/recommendations";
import type { EntityStore } from "#host/stores/entities.ts";

const recommendations = (entities: EntityStore) =>
  entities
    .selectFrom("recommendation")
    .select(["recommendation_id", "widget_id", "rule", "title", "body", "feature", "created_at", "link", "link_text"])
    .select(["state", "evidence", "sessions"]);

type Row = Awaited<ReturnType<ReturnType<typeof recommendations>["execute"]>>[number];

export const recommendationOf = (row: Row): Recommendation =>
  Recommendation.parse({ ...row, created_at: row.created_at.toISOString() });

/** The findings of the last analysis that were not dismissed, most important first. */
export const shownRecommendations = (entities: EntityStore, widgetId: number, since: Date) =>
  recommendations(entities)
    .where("widget_id", "=", widgetId)
    .where("seen_at", ">=", since)
    .where("state", "<>", "dismissed")
    .orderBy("sessions", "desc")
    .orderBy("recommendation_id");

export async function countUnread(entities: EntityStore, widgetId: number, since: Date): Promise<number> {
  const { count } = await entities
    .selectFrom("recommendation")
    .select((is) => is.fn.countAll<string>().as("count"))
    .where("widget_id", "=", widgetId)
    .where("seen_at", ">=", since)
    .where("state", "=", "unread")
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const recommendationById = (entities: EntityStore, id: number) =>
  recommendations(entities).where("recommendation_id", "=", id);
