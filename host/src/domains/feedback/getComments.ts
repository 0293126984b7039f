import { getComments as endpoint, MAX_COMMENTS } from "@sightline/schema/rest/feedback/feedback";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { commentOf } from "#host/analytics/comments/commentOf.ts";
import { feedbackScope } from "./feedbackScope.ts";

export const getComments = route(endpoint, {
  permit: member,
  gather: feedbackScope,
  ask: ({ entities }, { widgetId, period }) =>
    entities
      .selectFrom("comment")
      .selectAll()
      .select((is) => is.fn.countAll<string>().over().as("total"))
      .where("widget_id", "=", widgetId)
      .where("deleted_at", "is", null)
      .where("created_at", ">=", new Date(period.from))
      .where("created_at", "<", new Date(period.to))
      .orderBy("comment_id", "desc")
      .limit(MAX_COMMENTS)
      .execute(),
  answer: (rows) => ({
    rows: rows.map(commentOf),
    total: Number(rows[0]?.total ?? 0),
  }),
});
