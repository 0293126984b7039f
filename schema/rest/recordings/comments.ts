// Comments of members on a second of a recording.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { RecordingKey } from "./recordings.ts";

export const RecordingComment = z.object({
  comment_id: z.number().int(),
  key: z.string(),
  at_ms: z.number().int(),
  text: z.string(),
  author: z.object({ user_id: z.number().int(), name: z.string() }),
  /** members named with @ */
  mentions: z.array(z.number().int()),
  created_at: z.iso.datetime(),
});
export type RecordingComment = z.infer<typeof RecordingComment>;

export const listRecordingComments = endpoint({
  name: "listRecordingComments",
  method: "GET",
  path: "/recording/{key}/comments",
  summary: "The comments on a recording, in order of their time in it.",
  effect: "read",
  audience: "member",
  params: z.object({ key: RecordingKey }),
  query: z.object({ widget_id: widgetId }),
  answer: z.object({ rows: z.array(RecordingComment) }),
});

export const createRecordingComment = endpoint({
  name: "createRecordingComment",
  method: "POST",
  path: "/recording/comment/create",
  summary:
    "Comment on a second of a recording; only members who can see the project can be mentioned. Not for the role Viewer.",
  effect: "add",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    key: RecordingKey,
    at_ms: z.number().int().min(0),
    text: z.string().trim().min(1).max(2000),
    mentions: z.array(z.number().int()).max(20).default([]),
  }),
  answer: RecordingComment,
});

export const deleteRecordingComment = endpoint({
  name: "deleteRecordingComment",
  method: "POST",
  path: "/recording/comment/delete",
  summary: "Delete an own comment, or any as an owner or admin.",
  effect: "set",
  audience: "member",
  body: z.object({ widget_id: widgetId, comment_id: z.number().int() }),
  answer: z.object({ comment_id: z.number().int() }),
});
