// A recording of a page of about 2,000 elements whose heading says the second of the recording: the chunks as a recorder
// sends them, a full snapshot every two minutes.
import { gzipSync } from "node:zlib";
import { randomUUID } from "node:crypto";
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import type { ChunkEnvelope, RecordedEvent } from "@sightline/schema/rest/recordings/chunks";

export interface LongRecording {
  /** session id */
  key: string;
  seconds: number;
  events: number;
  /** chunks as sent at a time: the host takes a later one for the sign of a wrong clock */
  chunks: ((sentAt: number) => Buffer)[];
  batch: CollectBatch;
}

const URL_OF_PAGE = "https://shop.example/";
const CARDS = 400;
const CHUNK_SECONDS = 2;
const FULL_EVERY = 120;
const VIEW = { view_w: 1440, view_h: 900 };
/** Ids of the recorded nodes: the heading's text, and the first card. */
const HEADING = 10;
const FIRST_CARD = 100;
const NODES_OF_CARD = 5;

const text = (id: number, textContent: string) => ({ type: 3, id, textContent });
const element = (id: number, tagName: string, childNodes: unknown[], attributes = {}) => ({
  ...{ type: 2, id, tagName, attributes, childNodes },
});

function card(n: number) {
  const id = FIRST_CARD + n * NODES_OF_CARD;
  const name = element(id + 1, "h2", [text(id + 2, `Product ${n}`)]);
  return element(id, "li", [name, element(id + 3, "p", [text(id + 4, "Made to be used for years")])], {
    class: "card",
  });
}

const pageAt = (second: number) => ({
  ...{ type: 0, id: 1 },
  childNodes: [
    element(2, "html", [
      element(3, "head", [
        element(4, "style", [text(5, ".card{padding:8px;border:1px solid #ccc}.seen{background:#eef}")]),
      ]),
      element(6, "body", [
        element(7, "h1", [text(HEADING, `Second ${second}`)]),
        element(
          8,
          "ul",
          Array.from({ length: CARDS }, (_, n) => card(n)),
        ),
      ]),
    ]),
  ],
});

const change = (timestamp: number, data: Record<string, unknown>): RecordedEvent => ({
  ...{ type: 3, timestamp },
  data: { source: 0, texts: [], attributes: [], removes: [], adds: [], ...data },
});

function eventsOf(second: number, start: number, perSecond: number): RecordedEvent[] {
  const timestamp = start + second * 1000;
  const full =
    second % FULL_EVERY === 0
      ? [
          { type: 4, timestamp, data: { href: URL_OF_PAGE, width: VIEW.view_w, height: VIEW.view_h } },
          { type: 2, timestamp, data: { node: pageAt(second), initialOffset: { left: 0, top: 0 } } },
        ]
      : [];
  const heading = change(timestamp, { texts: [{ id: HEADING, value: `Second ${second}` }] });
  const others = Array.from({ length: perSecond - 1 }, (_, n): RecordedEvent => {
    const at = timestamp + Math.round((1000 * (n + 1)) / perSecond);
    const id = FIRST_CARD + ((second * 7 + n) % CARDS) * NODES_OF_CARD;
    if (n % 2 === 0)
      return change(at, { attributes: [{ id, attributes: { class: `card ${second % 2 ? "seen" : ""}` } }] });
    const positions = [{ x: (second * 13 + n * 40) % VIEW.view_w, y: 200 + ((second * 7) % 500), id, timeOffset: 0 }];
    return { type: 3, timestamp: at, data: { source: 1, positions } };
  });
  return [...full, heading, ...others];
}

export function longRecording(seconds: number, events: number): LongRecording {
  const now = Date.now();
  const start = now - seconds * 1000 - 5000;
  const [key, visitor_id, stream_id, tab_id, page] = Array.from({ length: 5 }, () => randomUUID());
  const ids = { session_id: key ?? "", visitor_id: visitor_id ?? "", stream_id: stream_id ?? "", tab_id: tab_id ?? "" };
  const chunks: LongRecording["chunks"] = [];
  let recorded = 0;
  for (let second = 0; second < seconds; second += CHUNK_SECONDS) {
    const own = Array.from({ length: CHUNK_SECONDS }, (_, n) =>
      eventsOf(second + n, start, Math.round(events / seconds)),
    ).flat();
    recorded += own.length;
    const envelope: Omit<ChunkEnvelope, "sent_at"> = {
      ...{ format: 1, ...ids, ...VIEW, seq: chunks.length, url: URL_OF_PAGE, title: "Shop" },
      ...{ from: own[0]?.timestamp ?? start, to: own.at(-1)?.timestamp ?? start },
      ...{ has_full: second % FULL_EVERY === 0, is_throttled: false, is_last: second + CHUNK_SECONDS >= seconds },
      ...{ clicks: 0, keys: 0, form_drops: 0, scrolls: 0, moves: CHUNK_SECONDS, active_ms: CHUNK_SECONDS * 1000 },
    };
    const lines = own.map((event) => JSON.stringify(event));
    chunks.push((sent_at) => gzipSync([JSON.stringify({ ...envelope, sent_at }), ...lines, ""].join("\n")));
  }
  const event_id = page ?? "";
  const batch: CollectBatch = {
    ...{ sent_at: now, visitor_id: ids.visitor_id, ...VIEW },
    session: { id: ids.session_id, start, entry_url: URL_OF_PAGE },
    events: [
      { type: "pageview", event_id, page_view_id: event_id, ts: start, url: URL_OF_PAGE, title: "Shop", entry: true },
    ],
  };
  return { key: ids.session_id, seconds, events: recorded, chunks, batch };
}
