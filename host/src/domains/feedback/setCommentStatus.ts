import { setCommentStatus as call } from "@sightline/schema/rest/feedback/report";
import { feedbackRefusals } from "@sightline/schema/rest/feedback/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { commentOf } from "#host/analytics/comments/commentOf.ts";

export const setCommentStatus = route(call, {
  permit: roles(0, 1, 2),
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: async ({ entities }, { widgetId }, { body: { commentId, feedback_status } }) => {
    const changed = await entities
      .updateTable("comment")
      .set({ feedback_status })
      .where("comment_id", "=", commentId)
      .where("widget_id", "=", widgetId)
      .where("deleted_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw new Problem(feedbackRefusals.commentNotFound());
    return changed;
  },
  answer: commentOf,
});
