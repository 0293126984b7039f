// What the tracker, a site's own server and the importer send. A batch has an envelope (who, which session, which
// screen) and events; the envelope must be whole, the events are judged one by one.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { trackedError } from "./errors/trackedError.ts";
import { VitalName } from "./behavior/vitalName.ts";

/** Most events in one batch. */
export const MAX_EVENTS = 500;

const uuid = z.guid("must be a uuid such as 0198c7a2-4f1e-7b3a-9d55-1f2e3d4c5b6a");
/** Milliseconds since 1970 by the sender's clock; the host corrects it by `sent_at`. */
const clock = z.number("must be milliseconds since 1970").min(0).max(8.64e15);
const text = (max: number) => z.string().max(max, `must be at most ${max} characters`);
const pixels = (max: number) => z.number().min(0).max(max).optional();
const address = z
  .string()
  .max(4096, "must be at most 4096 characters")
  .regex(/^https?:\/\/[^\s/?#]+/i, "must be a whole address that starts with http:// or https://");

/** Own properties of an event or attributes of a visitor: flat, at most 50. */
export const Properties = z
  .record(
    text(64),
    z.union([text(1000), z.number(), z.boolean(), z.null()], "must be text, a number, true, false or null"),
  )
  .refine((props) => Object.keys(props).length <= 50, "must have at most 50 properties");

const common = {
  /** made by the sender, once; the same id is stored once however often it arrives */
  event_id: uuid,
  ts: clock,
  /** the page's address when it happened */
  url: address,
  title: text(300).optional(),
  /** the page view during which it happened: the event_id of that page view */
  page_view_id: uuid.optional(),
};
/** engaged_ms: time since the last report in which the page was visible and used; sums up over a session. */
const reading = {
  engaged_ms: z.number().int().min(0).max(86_400_000).optional(),
  scroll_depth: z.number().min(0).max(100).optional(),
};
const pointed = {
  /** a CSS path of the element, its visible words (masked) and where it was hit: in the document and in percent of it */
  selector: text(300),
  text: text(80).optional(),
  x: z.number().min(-1_000_000).max(1_000_000).optional(),
  y: z.number().min(-1_000_000).max(1_000_000).optional(),
  ex: z.number().min(0).max(100).optional(),
  ey: z.number().min(0).max(100).optional(),
  doc_w: pixels(1_000_000),
  doc_h: pixels(10_000_000),
};

const currencyCode = z.string().regex(/^[A-Z]{3}$/, "must be a currency code such as EUR");
const worth = { value: z.number().optional(), currency: currencyCode.optional() };

export const TrackedEvent = z.discriminatedUnion("type", [
  /** a page was shown; `entry` on the first one of a session */
  z.object({ ...common, type: z.literal("pageview"), entry: z.boolean().optional() }),
  /** the site's own event */
  z.object({
    ...common,
    type: z.literal("event"),
    name: text(100).min(1, "must name the event"),
    ...worth,
    props: Properties.optional(),
    /** number of the event rule that the tracker found met */
    rule: z.number().int().min(1).max(2_147_483_647).optional(),
  }),
  /** a goal is reached, by its key: the site's code says so, or the tracker has seen what only the page can tell */
  z.object({ ...common, ...worth, type: z.literal("goal"), name: text(100).min(1, "must be the goal's key") }),
  z.object({ ...common, ...pointed, type: z.literal("click") }),
  /** three or more clicks within a second and 30 pixels; `value` is how many */
  z.object({
    ...common,
    ...pointed,
    type: z.literal("rage"),
    value: z.number().min(3).max(1000).optional(),
  }),
  /** a click on something that looks clickable after which nothing happened for a second */
  z.object({ ...common, ...pointed, type: z.literal("dead") }),
  /** a click on a link to another site; `name` is its address without query */
  z.object({
    ...common,
    type: z.literal("outbound"),
    name: text(2048).min(1),
    text: text(80).optional(),
  }),
  z.object({ ...common, ...reading, type: z.literal("scroll") }),
  /** the visitor is still there: every 15 s while the page is visible */
  z.object({ ...common, ...reading, type: z.literal("ping") }),
  /** the page was left or hidden */
  z.object({ ...common, ...reading, type: z.literal("leave") }),
  /** milliseconds; CLS has no unit; LOAD is the navigation's loadEventEnd less its start */
  z.object({
    ...common,
    type: z.literal("vital"),
    vital_name: VitalName,
    vital_value: z.number().min(0).max(1e7),
  }),
  z.object({ ...common, ...trackedError }),
  /** `name` is the site's own id of the visitor, `props` what it knows of them */
  z.object({
    ...common,
    type: z.literal("identify"),
    name: text(200),
    props: Properties.optional(),
  }),
]);
export type TrackedEvent = z.infer<typeof TrackedEvent>;
export type EventType = TrackedEvent["type"];

/** The session as the sender's rule made it (host/tracker/src/session.ts); its attribution stands on each of its rows. */
export const SessionEnvelope = z.object({
  id: uuid,
  start: clock,
  entry_url: address,
  /** document.referrer of the visit, whole or empty */
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
  /** the sender's clock when it sent: corrects `ts` of every event */
  sent_at: clock,
  visitor_id: uuid,
  session: SessionEnvelope,
  lang: text(35).optional(),
  screen_w: pixels(65_535),
  screen_h: pixels(65_535),
  view_w: pixels(65_535),
  view_h: pixels(65_535),
  /** minutes that the visitor's clock is ahead of UTC; behind: less than 0 */
  utc_offset: z.number(OFFSET).int(OFFSET).min(-840, OFFSET).max(840, OFFSET).optional(),
  /** events that the sender's full queue lost since its last batch; counted, not stored */
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
/** Answered with 202 when some events were refused; when all are good the answer is 204 and empty. */
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

export const initVisitor = endpoint({
  name: "initVisitor",
  method: "POST",
  path: "/init/uuid",
  summary:
    "The id of a new visitor (the given one, where the tracker has made one already) and what to record of them.",
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
    /** heartbeat_ms: between two `ping`; recording: whether a replay may be made; sites: no campaign counts between them */
    setting: z.object({ heartbeat_ms: z.number().int(), recording: z.boolean(), sites: z.array(z.string()) }),
  }),
});

export const collectEvents = endpoint({
  name: "collectEvents",
  method: "POST",
  path: "/collect/{widget_key}",
  summary: "Stores a batch: JSON, gzip or not, of any content type. 204 when all of it is stored and synced.",
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
  summary: "Ties a visitor to the site's own id, an e-mail address and attributes.",
  effect: "set",
  audience: "anyone",
  params: widgetKey,
  body: z.object({
    uuid,
    id: text(200).optional(),
    email: z.email("must be an e-mail address").max(254).optional(),
    attributes: Properties.optional(),
    /** the visitor's session, where the sender knows it */
    session_id: uuid.optional(),
    /** makes a repeat of this call harmless */
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
