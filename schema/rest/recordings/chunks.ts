// What a visitor's browser records: the settings that it follows, and the chunks that it sends.
//
// A recording is everything recorded of one session. It consists of streams: one for each document that the visitor
// opened, in any tab. A stream's chunks are numbered from 0, and its first one begins with a full snapshot. A chunk is
// lines of JSON, compressed with gzip: first its envelope, then one line for each rrweb event, in order of time.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { address, clock, pixels, text, uuid } from "../trackedEvent.ts";

/** Bytes of a chunk as sent. Browsers limit all keepalive requests of a page to 64 KB together; others may be larger. */
export const MAX_CHUNK_BYTES = 2 * 1024 ** 2;
/** Bytes of a chunk's lines. */
export const MAX_CHUNK_TEXT = 24 * 1024 ** 2;
export const MAX_CHUNK_EVENTS = 20_000;
/** Values of all events: more than those of a page with 100,000 elements. */
export const MAX_CHUNK_VALUES = 1_000_000;
/** Chunks of one stream; a stream ends when it has as many. */
export const MAX_CHUNKS = 5000;
/** Header of the response to a chunk while a member watches the session live: the next chunks are sent sooner. */
export const WATCHED_HEADER = "x-watched";

/** Positions of the pointer in a chunk. */
export const MAX_POINTER_SAMPLES = 1200;
/** Equal parts of a document's height, for the attention that each one got. */
export const ATTENTION_BANDS = 20;

const percent = z.number().min(0).max(100);

/** Where the pointer was: recorded at most twice a second, when it moved. */
export const PointerSample = z.strictObject({
  /** CSS path of the element under it, as of clicks: tags, classes and ids, neither texts nor values */
  selector: text(300),
  /** percent of the element's box */
  ex: percent.int(),
  ey: percent.int(),
  /** percent of the document's width and height */
  x: percent,
  y: percent,
});
export type PointerSample = z.infer<typeof PointerSample>;

/** Forms of one document that are counted. */
const MAX_FORMS = 100;

const count = z.number().int().min(0).max(1_000_000);

export const ChunkEnvelope = z
  .strictObject({
    /** version of this format */
    format: z.literal(1),
    session_id: uuid,
    visitor_id: uuid,
    /** of the document; a reload opens another one */
    stream_id: uuid,
    /** of the browser tab, the same for all of its documents */
    tab_id: uuid,
    /** position in the stream */
    seq: z
      .number()
      .int()
      .min(0)
      .max(MAX_CHUNKS - 1),
    /** the sender's clock at sending time: corrects the times of the events as it corrects those of tracked events */
    sent_at: clock,
    /** the sender's clock at the first and last event of the chunk, milliseconds since 1970 */
    from: clock,
    to: clock,
    /** of the page to which all of the chunk belongs, and of its page view */
    url: address,
    page_view_id: uuid.optional(),
    title: text(300),
    view_w: pixels(65_535),
    view_h: pixels(65_535),
    /** the chunk begins with a full snapshot, so that it can be replayed without the ones before it */
    has_full: z.boolean(),
    /** numbers of the visitor's actions in the chunk, for the activity bar */
    clicks: count,
    keys: count,
    scrolls: count,
    moves: count,
    /** forms that the visitor began and had not submitted when the document was closed: only in its last chunk */
    form_drops: z.number().int().min(0).max(MAX_FORMS).default(0),
    /** Milliseconds of the chunk in which the visitor did something: seconds with at least one action. */
    active_ms: z.number().int().min(0).max(86_400_000),
    pointer: z.array(PointerSample).max(MAX_POINTER_SAMPLES).optional(),
    /**
     * Milliseconds for which each band of the document's height was on the screen, while the page was visible and the
     * visitor had been active in the last 30 seconds. In the first chunk of a page view, and where it is not 0.
     */
    attention: z.array(z.number().int().min(0).max(3_600_000)).length(ATTENTION_BANDS).optional(),
    /** the page changed so often that changes were left out */
    is_throttled: z.boolean(),
    /** the last chunk of the stream: the document was closed */
    is_last: z.boolean(),
  })
  .refine(({ form_drops, is_last }) => form_drops === 0 || is_last, {
    path: ["form_drops"],
    message: "must be 0 before the last chunk",
  });
export type ChunkEnvelope = z.infer<typeof ChunkEnvelope>;

/** An rrweb event. Its data is validated by nobody but the player, which treats it as hostile. */
export const RecordedEvent = z.looseObject({
  type: z.number().int().min(0).max(20),
  timestamp: clock,
  data: z.unknown(),
});
export type RecordedEvent = z.infer<typeof RecordedEvent>;

/** Types of the plugin events (rrweb type 6) of consoles and requests. */
export const CONSOLE_PLUGIN = "sightline/console@1";
export const NETWORK_PLUGIN = "sightline/network@1";

/** Payload of a console plugin event. */
export const ConsoleLine = z.object({
  level: z.enum(["debug", "log", "info", "warn", "error"]),
  /** parts joined, masked like texts */
  text: z.string().max(2000),
});
export type ConsoleLine = z.infer<typeof ConsoleLine>;

/** Payload of a network plugin event. Neither bodies nor headers are recorded. */
export const NetworkRequest = z.object({
  method: z.string().max(10),
  /** without the values of query parameters */
  url: z.string().max(2048),
  /** HTTP status; 0: failed */
  status: z.number().int(),
  duration_ms: z.number(),
  /** bytes of the response; null: unknown */
  bytes: z.number().int().nullable(),
});
export type NetworkRequest = z.infer<typeof NetworkRequest>;

/** How a project's pages are recorded. Also part of `WidgetSetting`. */
export const RecordingSetting = z.object({
  is_on: z.boolean(),
  /** percentage of the sessions that are recorded */
  sample: z.number().min(0).max(100),
  /** sessions recorded for a shorter time are left out of the list, seconds */
  min_seconds: z.number().int().min(0).max(600),
  /** Mask all texts of the page. Inputs are always masked. */
  mask_texts: z.boolean(),
  /** CSS selectors of elements whose text is masked, and of elements that are replaced by an empty box */
  mask_selectors: z.array(z.string().trim().min(1).max(200)).max(50),
  block_selectors: z.array(z.string().trim().min(1).max(200)).max(50),
  /** store images of the page with the recording, so that it can be replayed when the site no longer has them */
  keep_images: z.boolean(),
});
export type RecordingSetting = z.infer<typeof RecordingSetting>;

export const DEFAULT_RECORDING: RecordingSetting = {
  is_on: true,
  sample: 100,
  min_seconds: 3,
  mask_texts: false,
  mask_selectors: [],
  block_selectors: [],
  keep_images: false,
};

const widgetKey = z.object({ widget_key: z.string().min(1).max(100) });

export const getRecordSetting = endpoint({
  name: "getRecordSetting",
  method: "GET",
  path: "/record/setting/{widget_key}",
  summary: "How the pages of a project are recorded.",
  effect: "read",
  audience: "anyone",
  params: widgetKey,
  answer: RecordingSetting,
});

export const recordChunk = endpoint({
  name: "recordChunk",
  method: "POST",
  path: "/record/{widget_key}",
  summary:
    "Stores a chunk of a recording, gzip. 204 when it is synced; 409 with need `full` if an earlier chunk of the " +
    "stream is missing and this one has no full snapshot. The header x-watched says that a member watches the session.",
  effect: "set",
  audience: "anyone",
  maxBytes: MAX_CHUNK_BYTES,
  params: widgetKey,
  answer: z.null(),
});

/** Body of the 409. */
export const ChunkNeed = z.object({ need: z.literal("full") });
