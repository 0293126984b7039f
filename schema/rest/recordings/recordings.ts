// Recorded sessions: the list, a recording's description, and what members do with it. A recording's key is the id of
// its session.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape, widgetId } from "../range.ts";
import { Tag, VisitorId, VisitorIdentity } from "../audience/visitors.ts";
import { SequenceStep } from "./sequence.ts";
import { RecordingFriction } from "./friction.ts";

export const RecordingKey = z.guid("a recording's key, such as 0198c7a2-4f1e-7b3a-9d55-1f2e3d4c5b6a").toLowerCase();

/** `live`: a chunk arrived in the last minute. */
export const RecordingStatus = z.enum(["live", "finished"]);

export const Recording = z.object({
  key: z.string(),
  status: RecordingStatus,
  visitor: VisitorIdentity,
  /** of the session */
  country: z.string(),
  region: z.string(),
  city: z.string(),
  device: z.string(),
  browser: z.string(),
  os: z.string(),
  channel: z.string(),
  source: z.string(),
  start: z.iso.datetime(),
  /** milliseconds from the first to the last recorded event, and those in which the visitor did something */
  duration_ms: z.number().int(),
  active_ms: z.number().int(),
  entry_url: z.string(),
  exit_url: z.string(),
  pageviews: z.number().int(),
  /** custom events */
  events: z.number().int(),
  clicks: z.number().int(),
  rage_clicks: z.number().int(),
  dead_clicks: z.number().int(),
  errors: z.number().int(),
  /** forms that the visitor began and did not submit */
  form_drops: z.number().int(),
  /** actions in each of 20 equal parts of the recording */
  activity: z.array(z.number().int()).length(20),
  /** name and time of the first goal reached in the session, null without one */
  converted_at: z.iso.datetime().nullable(),
  bytes: z.number().int(),
  is_internal: z.boolean(),
  /** what members did with it */
  is_starred: z.boolean(),
  tags: z.array(z.string()),
  /** by the caller */
  is_viewed: z.boolean(),
  comments: z.number().int(),
});
export type Recording = z.infer<typeof Recording>;

export const RecordingSort = z.enum(["newest", "longest", "activity", "relevance"]);
export type RecordingSort = z.infer<typeof RecordingSort>;

/**
 * Collections that every project has: starred by a member, commented, viewed by the caller, shared by a link that is
 * still valid, with friction, and deleted within 7 days.
 */
export const BuiltInCollection = z.enum(["starred", "commented", "viewed", "shared", "friction", "expiring"]);
export type BuiltInCollection = z.infer<typeof BuiltInCollection>;

export const CollectionId = z.number().int().positive();

export const listRecordings = endpoint({
  name: "listRecordings",
  method: "POST",
  path: "/recording/list",
  summary: "The recorded sessions of a range, in the order asked for.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...reportShape,
    sequence: z.array(SequenceStep).max(6).default([]),
    sort: RecordingSort.default("newest"),
    /** leave out visits of the team itself */
    without_internal: z.boolean().default(false),
    /** only recordings that the caller has not viewed, that have this tag, that are in this collection */
    unviewed: z.boolean().default(false),
    tag: Tag.optional(),
    collection: z.union([BuiltInCollection, CollectionId]).optional(),
    visitor_id: VisitorId.optional(),
    /** sort value and key of the last row before the page */
    after: z.object({ value: z.number(), key: RecordingKey }).optional(),
    /** `asc` reads the list backwards, from `after` to its beginning */
    direction: z.enum(["desc", "asc"]).default("desc"),
    limit: z.number().int().min(1).max(101).default(25),
  }),
  answer: z.object({
    rows: z.array(
      z.object({
        recording: Recording,
        sorted_by: z.number(),
        /** milliseconds from the recording's start to the first event that matches filter and sequence; 0 without */
        match_ms: z.number().int(),
        /** null without friction, and in other orders than by relevance */
        friction: RecordingFriction.nullable(),
      }),
    ),
    total: z.number().int(),
    /** all sessions of the range that match, recorded or not */
    sessions: z.number().int(),
    range: AnsweredRange,
  }),
});

export const MarkKind = z.enum(["page", "click", "rage", "dead", "error", "event", "goal", "form"]);
export const RecordingMark = z.object({
  kind: MarkKind,
  at: z.iso.datetime(),
  /** milliseconds from the recording's start */
  at_ms: z.number().int(),
  /** display name of an event (`event_name`: as rules match it), text or selector of an element, path of a page, message of an error */
  name: z.string(),
  url: z.string(),
  selector: z.string(),
  event_name: z.string().default(""),
  /** of the error group; null for other kinds */
  error_hash: z.string().nullable(),
});
export type RecordingMark = z.infer<typeof RecordingMark>;

/** A test of which the visitor saw a variant in the session. */
export const RecordingTest = z.object({
  test_id: z.number().int(),
  variant_id: z.string(),
  /** milliseconds from the recording's start to the first time */
  at_ms: z.number().int(),
});
export type RecordingTest = z.infer<typeof RecordingTest>;

/** A recorded document. */
export const RecordingStream = z.object({
  stream_id: z.string(),
  tab_id: z.string(),
  url: z.string(),
  title: z.string(),
  from_ms: z.number().int(),
  to_ms: z.number().int(),
  view_w: z.number().int(),
  view_h: z.number().int(),
  chunks: z.number().int(),
  bytes: z.number().int(),
  /** numbers of chunks that never arrived */
  missing: z.array(z.number().int()),
  is_throttled: z.boolean(),
});
export type RecordingStream = z.infer<typeof RecordingStream>;

export const getRecording = endpoint({
  name: "getRecording",
  method: "GET",
  path: "/recording/{key}",
  summary: "A recording with its documents, marks, visitor and tests.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  params: z.object({ key: RecordingKey }),
  query: z.object({ widget_id: widgetId }),
  answer: z.object({
    recording: Recording,
    streams: z.array(RecordingStream),
    marks: z.array(RecordingMark),
    tests: z.array(RecordingTest),
    attributes: z.record(z.string(), z.string()),
    /** the visitor's first event ever */
    first_seen: z.iso.datetime(),
  }),
});

/** The stored chunks as sent: a gzip file of many members, because browsers decode only the first of a response. */
export const getRecordingEvents = endpoint({
  name: "getRecordingEvents",
  method: "GET",
  path: "/recording/{key}/events",
  summary:
    "The chunks of a recording in order of time, as lines of JSON in gzip: each chunk's envelope, then its events. " +
    "`from` and `to` are milliseconds from the recording's start; it begins with the last full snapshot before `from`. " +
    "With `stream` and `after` instead: the chunks of this document after that number, as soon as they are acknowledged.",
  effect: "read",
  audience: "viewer",
  params: z.object({ key: RecordingKey }),
  query: z.object({
    widget_id: widgetId,
    from: z.coerce.number().int().min(0).default(0),
    to: z.coerce.number().int().min(0).optional(),
    stream: z.guid().toLowerCase().optional(),
    /** -1: from the beginning */
    after: z.coerce.number().int().min(-1).default(-1),
  }),
  answer: z.string(),
});

export const findRecording = endpoint({
  name: "findRecording",
  method: "GET",
  path: "/recording/find/{findSession}",
  summary: "The newest recording of a session or visitor, by its id. 404 if there is none.",
  effect: "read",
  isReport: true,
  audience: "member",
  params: z.object({ findSession: z.guid().toLowerCase() }),
  query: z.object({ widget_id: widgetId }),
  answer: z.object({ key: z.string() }),
});

export const updateRecording = endpoint({
  name: "updateRecording",
  method: "POST",
  path: "/recording/update",
  summary: "Star, tag or mark recordings as viewed. Not for the role Viewer, who may mark them as viewed.",
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    keys: z.array(RecordingKey).min(1).max(500),
    is_starred: z.boolean().optional(),
    is_viewed: z.boolean().optional(),
    add_tags: z.array(Tag).max(20).default([]),
    remove_tags: z.array(Tag).max(20).default([]),
  }),
  answer: z.object({ rows: z.array(Recording) }),
});

export const deleteRecordings = endpoint({
  name: "deleteRecordings",
  method: "POST",
  path: "/recording/delete",
  summary: "Delete recordings with their bytes. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  body: z.object({ widget_id: widgetId, keys: z.array(RecordingKey).min(1).max(500) }),
  answer: z.object({ deleted: z.number().int() }),
});
