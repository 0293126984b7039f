// Sessions while they are recorded: the live list, and the state of one that a member follows. A live session's key is
// that of its recording.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { RecordingKey } from "./recordings.ts";

/** Members who may watch a session at once. */
export const MAX_LIVE_VIEWERS = 20;
/** Sessions in the list. */
export const MAX_LIVE_SESSIONS = 100;

/**
 * `active`: a chunk arrived in the last 30 seconds. `left`: all documents were closed and no other followed within 10
 * seconds, or no chunk arrived for 5 minutes. `idle`: neither.
 */
export const LiveState = z.enum(["active", "idle", "left"]);

export const LiveSession = z.object({
  key: z.string(),
  state: LiveState,
  visitor_id: z.string(),
  /** of the page that changed last */
  url: z.string(),
  title: z.string(),
  start: z.iso.datetime(),
  /** "" if unknown */
  country: z.string(),
  device: z.string(),
  browser: z.string(),
  /** members who watch it live */
  viewers: z.number().int(),
});
export type LiveSession = z.infer<typeof LiveSession>;

export const listLiveSessions = endpoint({
  name: "listLiveSessions",
  method: "GET",
  path: "/recording/live/list",
  summary: "The sessions that are recorded now, the newest first, and for 20 seconds those whose visitor has left.",
  effect: "read",
  audience: "member",
  query: z.object({ widget_id: widgetId }),
  answer: z.object({ rows: z.array(LiveSession), total: z.number().int() }),
});

/** A document of a live session. */
export const LiveStream = z.object({
  stream_id: z.string(),
  url: z.string(),
  title: z.string(),
  /** milliseconds from the recording's start */
  from_ms: z.number().int(),
  to_ms: z.number().int(),
  /** number of its newest chunk */
  newest: z.number().int(),
  is_closed: z.boolean(),
});
export type LiveStream = z.infer<typeof LiveStream>;

export const LiveRecording = z.object({
  key: z.string(),
  state: LiveState,
  start: z.iso.datetime(),
  /** when the newest chunk arrived */
  heard: z.iso.datetime(),
  viewers: z.number().int(),
  max_viewers: z.number().int(),
  /** the last 50 that changed, the newest last */
  streams: z.array(LiveStream),
});
export type LiveRecording = z.infer<typeof LiveRecording>;

export const getLiveRecording = endpoint({
  name: "getLiveRecording",
  method: "GET",
  path: "/recording/{key}/live",
  summary:
    "The state of a session that is followed live. The caller counts as its viewer for 45 seconds; 409 if 20 other members do.",
  effect: "read",
  isReport: true,
  audience: "member",
  params: z.object({ key: RecordingKey }),
  query: z.object({ widget_id: widgetId }),
  answer: LiveRecording,
});
