import { createRecordingComment as call } from "@sightline/schema/rest/recordings/comments";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { recordedSessions } from "../sql/recordedSessions.ts";
import { commentRows } from "./commentRows.ts";

/** The active members of the company who may see the project. */
async function readersAmong(
  entities: EntityStore,
  { companyId, widgetId }: { companyId: number; widgetId: number },
  userIds: readonly number[],
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await entities
    .selectFrom("member")
    .leftJoin("member_widget", "member_widget.user_id", "member.user_id")
    .select(["member.user_id", "member_widget.widget_id"])
    .where("member.company_id", "=", companyId)
    .where("member.status", "=", 1)
    .where("member.user_id", "in", userIds)
    .execute();
  // no entry: all projects
  return new Set(rows.flatMap((row) => (row.widget_id === null || row.widget_id === widgetId ? [row.user_id] : [])));
}

export const createRecordingComment = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const { entities, events } = services;
    const { widgetId, companyId } = await scopedProject(services, caller, body.widget_id);
    const [recorded] = await recordedSessions({ events, signal }, widgetId, [body.key]);
    if (!recorded) throw new Problem(recordingsRefusals.recordingUnknown());
    const mentions = [...new Set(body.mentions)];
    const readers = await readersAmong(entities, { companyId, widgetId }, mentions);
    const unknown = mentions.find((id) => !readers.has(id));
    if (unknown !== undefined)
      throw new Problem(recordingsRefusals.mentionUnknown({ id: unknown }), { field: "mentions" });
    return { widgetId, mentions };
  },
  ask: async ({ entities, now }, { widgetId, mentions }, { body, caller }) => {
    const { comment_id } = await entities
      .insertInto("recording_comment")
      .values({
        widget_id: widgetId,
        session_id: body.key,
        at_ms: body.at_ms,
        text: body.text,
        user_id: caller.userId,
        mentions: JSON.stringify(mentions),
        created_at: new Date(now()),
      })
      .returning("comment_id")
      .executeTakeFirstOrThrow();
    return commentRows(entities, widgetId, { commentId: comment_id });
  },
  answer: ([comment]) => {
    if (!comment) throw new Problem(recordingsRefusals.commentNotFound());
    return comment;
  },
});
