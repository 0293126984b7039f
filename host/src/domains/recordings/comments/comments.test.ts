import { getNotifications } from "@sightline/schema/rest/account/notifications";
import {
  createRecordingComment,
  deleteRecordingComment,
  listRecordingComments,
} from "@sightline/schema/rest/recordings/comments";
import { deleteRecordings, getRecording } from "@sightline/schema/rest/recordings/recordings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionId } from "#host/testing/eventRow.ts";
import { chunkRowOf } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

type As = "owner" | "admin" | "user" | "viewer" | "stranger";
let host: TestHost;
let widget_id: number;
const key = sessionId(1);

beforeAll(async () => {
  host = await openTestHost();
  widget_id = host.acme.shop.widgetId;
  await host.events.insert("recording_chunk", [
    chunkRowOf({ widgetId: widget_id, session: 1, at: "2026-03-18T09:00:00Z" }),
  ]);
});
afterAll(() => host.close());

const comment = (as: As, own: object = {}) =>
  host.request(createRecordingComment, { as, body: { widget_id, key, at_ms: 1000, text: "Look here", ...own } });
const comments = async (as: As = "viewer") =>
  host.request(listRecordingComments, { as, params: { key }, query: { widget_id: String(widget_id) } });
const remove = (as: As, comment_id: number) =>
  host.request(deleteRecordingComment, { as, body: { widget_id, comment_id } });

test("lists the comments on a recording in order of their time in it, with their authors", async () => {
  const mentions = [host.members.viewer.userId];
  const later = (await comment("user", { at_ms: 2000, mentions })).answer;
  const first = (await comment("admin")).answer;
  expect(later).toMatchObject({ key, at_ms: 2000, text: "Look here", author: { name: "Uma User" }, mentions });
  expect((await comments()).answer.rows).toEqual([first, later]);
  const described = await host.request(getRecording, {
    as: "viewer",
    params: { key },
    query: { widget_id: String(widget_id) },
  });
  expect(described.answer.recording.comments).toBe(2);
});

test("refuses comments of viewers, of other companies and on unknown recordings", async () => {
  expect((await comment("viewer")).status).toBe(403);
  expect((await comment("stranger")).status).toBe(404);
  expect((await comments("stranger")).status).toBe(404);
  expect((await comment("owner", { key: sessionId(9) })).failure.reason).toBe("recordings.recordingUnknown");
  expect((await comment("owner", { text: " " })).failure.field).toBe("text");
});

test("notifies the mentioned members, but not the author, with a link to the second", async () => {
  const heard = async (as: As) =>
    (await host.request(getNotifications, { as, body: {} })).answer.rows.filter(({ kind }) => kind === "mentioned");
  const before = (await heard("viewer")).length;
  const { viewer, user } = host.members;
  await comment("user", { at_ms: 61_500, mentions: [viewer.userId, user.userId, viewer.userId] });
  const [newest, ...rest] = await heard("viewer");
  expect(rest).toHaveLength(before);
  expect(newest).toMatchObject({
    title: { message: "Uma User mentioned you in a comment", params: { name: "Uma User" } },
    path: `/video/${key}?project=${widget_id}&t=61&tab=comments`,
  });
  // the comment is deleted with the recording, and the notification is not
  expect(JSON.stringify(newest)).not.toContain("Look here");
  expect(await heard("user")).toEqual([]);
});

test("refuses to mention members of other companies", async () => {
  const refused = await comment("owner", { mentions: [host.members.stranger.userId] });
  expect(refused.failure).toMatchObject({ reason: "recordings.mentionUnknown", field: "mentions" });
});

test("comments are deleted by their authors, owners and admins only", async () => {
  const own = (await comment("user")).answer.comment_id;
  const other = (await comment("admin")).answer.comment_id;
  expect((await remove("user", other)).failure.reason).toBe("recordings.commentOfAnother");
  expect((await remove("user", own)).answer).toEqual({ comment_id: own });
  expect((await remove("owner", other)).answer).toEqual({ comment_id: other });
  expect((await remove("owner", other)).failure.reason).toBe("recordings.commentNotFound");
});

test("comments are deleted with their recording", async () => {
  await comment("owner");
  await host.request(deleteRecordings, { as: "owner", body: { widget_id, keys: [key] } });
  expect((await comments()).answer.rows).toEqual([]);
});
