import { createRecordingComment as call } from "@sightline/schema/rest/recordings/comments";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { notify, type Reader } from "#host/outbox/notifications/notify.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { recordedSessions } from "../sql/recordedSessions.ts";
import { commentRows } from "./commentRows.ts";
import { mentionContent } from "./mentionContent.ts";

/** The active members of the company who may see the project. */
async function readersAmong(
  entities: EntityStore,
  { companyId, widgetId }: { companyId: number; widgetId: number },
  userIds: readonly number[],
): Promise<Map<number, Reader>> {
  if (userIds.length === 0) return new Map();
  const rows = await entities
    .selectFrom("member")
    .leftJoin("member_widget", "member_widget.user_id", "member.user_id")
    .select(["member.user_id", "member.company_id", "name", "email", "role", "member_widget.widget_id"])
    .where("member.company_id", "=", companyId)
    .where("member.status", "=", 1)
    .where("member.user_id", "in", userIds)
    .execute();
  // no entry: all projects
  const readers = rows.filter((row) => row.widget_id === null || row.widget_id === widgetId);
  return new Map(readers.map(({ widget_id: _widget, ...reader }) => [reader.user_id, reader]));
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
    return { widgetId, mentions, readers: [...readers.values()] };
  },
  ask: (services, { widgetId, mentions, readers }, { body, caller: { userId } }) =>
    services.entities.transaction().execute(async (store) => {
      const { comment_id } = await store
        .insertInto("recording_comment")
        .values({
          widget_id: widgetId,
          session_id: body.key,
          at_ms: body.at_ms,
          text: body.text,
          user_id: userId,
          mentions: JSON.stringify(mentions),
          created_at: new Date(services.now()),
        })
        .returning("comment_id")
        .executeTakeFirstOrThrow();
      const rows = await commentRows(store, widgetId, { commentId: comment_id });
      const content = mentionContent({ widgetId, key: body.key, atMs: body.at_ms, author: rows[0]?.author.name ?? "" });
      const eventId = `recording-comment-${comment_id}`;
      for (const reader of readers)
        if (reader.user_id !== userId) await notify(services, reader, { ...content, eventId }, store);
      return rows;
    }),
  answer: ([comment]) => {
    if (!comment) throw new Problem(recordingsRefusals.commentNotFound());
    return comment;
  },
});
