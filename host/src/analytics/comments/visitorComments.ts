// A visitor's comments on the project's pages, oldest first. Limited to one visit if it is given.
import type { EntityStore } from "#host/stores/entities.ts";
import { commentOf } from "./commentOf.ts";

interface Asked {
  widgetId: number;
  visitor: string;
  session?: string;
}

export async function visitorComments(entities: EntityStore, { widgetId, visitor, session }: Asked) {
  let question = entities
    .selectFrom("comment")
    .selectAll()
    .where("widget_id", "=", widgetId)
    .where("visitor_id", "=", visitor)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("comment_id");
  if (session !== undefined) question = question.where("session_id", "=", session);
  return (await question.execute()).map(commentOf);
}
