import { deleteRecordingComment as call } from "@sightline/schema/rest/recordings/comments";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { companyCaller, member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { commentRows } from "./commentRows.ts";

export const deleteRecordingComment = route(call, {
  permit: member,
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    const [comment] = await commentRows(services.entities, widgetId, { commentId: body.comment_id });
    if (!comment) throw new Problem(recordingsRefusals.commentNotFound());
    const { role, userId } = companyCaller(caller);
    if (comment.author.user_id !== userId && role > 1) throw new Problem(recordingsRefusals.commentOfAnother());
    return comment;
  },
  ask: async ({ entities }, { comment_id }) => {
    await entities.deleteFrom("recording_comment").where("comment_id", "=", comment_id).execute();
  },
  answer: (_done, { comment_id }) => ({ comment_id }),
});
