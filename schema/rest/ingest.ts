// Payloads of the tracker, a website's own server and the importer. A batch has an envelope (visitor, session, screen)
// and events. The envelope must be valid as a whole; the events are validated one by one.
import { z } from "zod";
import { address, clock, pixels, Properties, text, uuid, type TrackedEvent } from "./trackedEvent.ts";
import { endpoint } from "./endpoint.ts";

/** Maximum events per batch. */
export const MAX_EVENTS = 500;

/**
 * The session as determined by the sender (host/tracker/src/session.ts). Its attribution is stored in each of its rows.
 */
export const SessionEnvelope = z.object({
  id: uuid,
  start: clock,
  entry_url: address,
  /** document.referrer of the session, complete or empty */
  ref: text(4096).optional(),
  utm_source: text(200).optional(),
  utm_medium: text(200).optional(),
  utm_campaign: text(200).optional(),
  utm_content: text(200).optional(),
  utm_term: text(200).optional(),
  /** kind and value of the ad platform's click id, such as `gclid=Cj0K` */
  click_id: text(300).optional(),
});
export type SessionEnvelope = z.infer<typeof SessionEnvelope>;

const OFFSET = "must be minutes from UTC, -840 to 840; leave it out where the clock is unknown";

export const CollectEnvelope = z.object({
  /** the sender's clock at sending time: corrects `ts` of every event */
  sent_at: clock,
  visitor_id: uuid,
  session: SessionEnvelope,
  lang: text(35).optional(),
  screen_w: pixels(65_535),
  screen_h: pixels(65_535),
  view_w: pixels(65_535),
  view_h: pixels(65_535),
  /** minutes that the visitor's clock is ahead of UTC; negative if behind */
  utc_offset: z.number(OFFSET).int(OFFSET).min(-840, OFFSET).max(840, OFFSET).optional(),
  /** events lost since the last batch because the sender's queue was full; counted, not stored */
  dropped: z.number().int().min(0).optional(),
  events: z
    .array(z.unknown())
    .min(1, "must hold at least one event")
    .max(MAX_EVENTS, `must hold at most ${MAX_EVENTS} events`),
});
export type CollectEnvelope = z.infer<typeof CollectEnvelope>;
export type CollectBatch = Omit<CollectEnvelope, "events"> & { events: TrackedEvent[] };

export const RefusedEvent = z.object({
  index: z.number().int(),
  field: z.string(),
  message: z.string(),
});
export type RefusedEvent = z.infer<typeof RefusedEvent>;
/** Returned with 202 if some events were rejected. If all are valid, the response is 204 without a body. */
export const CollectAnswer = z.object({
  accepted: z.number().int(),
  refused: z.array(RefusedEvent),
});

const widgetKey = z.object({ widget_key: z.string().min(1).max(100) });

export const getTrackerScript = endpoint({
  name: "getTrackerScript",
  method: "GET",
  path: "/js/track.js",
  summary: "The script for a visited site. Also at /js/optimize.js.",
  effect: "read",
  audience: "anyone",
  query: z.object({ key: z.string().min(1).max(100) }),
  answer: z.string(),
});

export const getRecorder = endpoint({
  name: "getRecorder",
  method: "GET",
  path: "/js/record.js",
  summary: "The module that the tracker loads on pages of recorded sessions.",
  effect: "read",
  audience: "anyone",
  query: z.object({ key: z.string().min(1).max(100) }),
  answer: z.string(),
});

export const getFormsModule = endpoint({
  name: "getFormsModule",
  method: "GET",
  path: "/js/forms.js",
  summary: "The module that the tracker loads on pages with fields, in projects with form analytics.",
  effect: "read",
  audience: "anyone",
  query: z.object({ key: z.string().min(1).max(100) }),
  answer: z.string(),
});

export const initVisitor = endpoint({
  name: "initVisitor",
  method: "POST",
  path: "/init/uuid",
  summary: "The id of a new visitor (the given one if the tracker has created one) and the tracking settings.",
  effect: "read",
  audience: "anyone",
  body: z.object({
    key: z.string().min(1).max(100),
    uuid: uuid.optional(),
    ua: text(1000).optional(),
    lang: text(35).optional(),
    width: pixels(65_535),
    height: pixels(65_535),
    color: z.number().int().min(0).max(64).optional(),
    platform: text(100).optional(),
    ref: text(4096).optional(),
    url: text(4096).optional(),
  }),
  answer: z.object({
    id: z.guid(),
    /**
     * heartbeat_ms: interval between `ping` events; recording: whether sessions may be recorded; sites: the websites
     * between which links count as no campaign
     */
    setting: z.object({ heartbeat_ms: z.number().int(), recording: z.boolean(), sites: z.array(z.string()) }),
  }),
});

export const collectEvents = endpoint({
  name: "collectEvents",
  method: "POST",
  path: "/collect/{widget_key}",
  summary: "Store a batch: JSON, optionally gzip, of any content type. 204 when all of it is stored and synced.",
  effect: "set",
  audience: "anyone",
  params: widgetKey,
  body: CollectEnvelope,
  answer: CollectAnswer.nullable(),
});

export const identifyVisitor = endpoint({
  name: "identifyVisitor",
  method: "POST",
  path: "/track/{widget_key}",
  summary: "Identify a visitor by the site's own id, an email address and attributes.",
  effect: "set",
  audience: "anyone",
  params: widgetKey,
  body: z.object({
    uuid,
    id: text(200).optional(),
    email: z.email("must be an e-mail address").max(254).optional(),
    attributes: Properties.optional(),
    /** the visitor's session, if the sender knows it */
    session_id: uuid.optional(),
    /** makes the call idempotent */
    event_id: uuid.optional(),
  }),
  answer: z.object({ id: z.guid() }),
});

export const markInstalled = endpoint({
  name: "markInstalled",
  method: "GET",
  path: "/widget/active/{widget_key}",
  summary: "Marks the installation as verified.",
  effect: "set",
  audience: "anyone",
  params: widgetKey,
  answer: z.null(),
});
