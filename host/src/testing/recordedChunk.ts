// Chunks of recordings as a recorder sends them, of the sessions and visitors of eventRow.ts.
import { gzipSync } from "node:zlib";
import type { ChunkEnvelope } from "@sightline/schema/rest/recordings/chunks";
import { sessionId, visitorId } from "./eventRow.ts";

const uuid = (kind: number, n: number) => `${kind}0000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
export const streamId = (n: number): string => uuid(3, n);

export const BROWSER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

const meta = (timestamp: number) => ({
  type: 4,
  timestamp,
  data: { href: "https://shop.example/", width: 1440, height: 900 },
});
const full = (timestamp: number) => ({ type: 2, timestamp, data: { node: { type: 0, childNodes: [], id: 1 } } });
const change = (timestamp: number) => ({ type: 3, timestamp, data: { source: 0, adds: [] } });

export interface GivenChunk extends Partial<ChunkEnvelope> {
  /** any number identifies one session, visitor or stream */
  session: number;
  visitor?: number;
  stream?: number;
  /** ISO 8601; of the first event */
  at: string;
  /** of the chunk */
  seconds?: number;
}

export function envelopeOf(given: GivenChunk): ChunkEnvelope {
  const { session, visitor = session, stream = session, at, seconds = 2, ...own } = given;
  const from = Date.parse(at);
  const to = from + seconds * 1000;
  const seq = own.seq ?? 0;
  return {
    format: 1,
    session_id: sessionId(session),
    visitor_id: visitorId(visitor),
    stream_id: streamId(stream),
    tab_id: uuid(4, stream),
    seq,
    sent_at: to,
    from,
    to,
    url: "https://shop.example/",
    title: "Shop",
    view_w: 1440,
    view_h: 900,
    has_full: seq === 0,
    clicks: 0,
    keys: 0,
    scrolls: 0,
    moves: 0,
    form_drops: 0,
    active_ms: 0,
    is_throttled: false,
    is_last: false,
    ...own,
  };
}

export const linesOf = (envelope: ChunkEnvelope): string[] => {
  const { from, to, has_full } = envelope;
  const events = has_full ? [meta(from), full(from), change(to)] : [change(from), change(to)];
  return [envelope, ...events].map((line) => JSON.stringify(line));
};

export const chunkOf = (given: GivenChunk): Buffer => gzipSync(`${linesOf(envelopeOf(given)).join("\n")}\n`);

export const packed = (...lines: string[]): Buffer => gzipSync(lines.join("\n"));

interface Served {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Sends bytes to the intake of a project, by its key. */
export const sendBytes = (host: Served, key: string, bytes: Uint8Array, headers: Record<string, string> = {}) =>
  host.fetch(`/record/${key}`, {
    method: "POST",
    headers: { "user-agent": BROWSER, ...headers },
    body: Buffer.from(bytes),
  });

export const sendChunk = (host: Served, key: string, given: GivenChunk, headers?: Record<string, string>) =>
  sendBytes(host, key, chunkOf(given), headers);

interface GivenRow extends Record<string, unknown> {
  widgetId: number;
  session: number;
  visitor?: number;
  stream?: number;
  /** ISO 8601 */
  at: string;
  seconds?: number;
}

/** A row of the table, as intake writes it. Further columns by name. */
export function chunkRowOf({
  widgetId,
  session,
  visitor = session,
  stream = session,
  at,
  seconds = 2,
  ...own
}: GivenRow) {
  const from = Date.parse(at);
  const to_ts = new Date(from + seconds * 1000).toISOString();
  return {
    widget_id: widgetId,
    day: at.slice(0, 10),
    session_id: sessionId(session),
    visitor_id: visitorId(visitor),
    stream_id: streamId(stream),
    tab_id: uuid(4, stream),
    seq: 0,
    from_ts: new Date(from).toISOString(),
    to_ts,
    received_at: to_ts,
    url: "https://shop.example/",
    has_full: 1,
    events: 3,
    bytes: 100,
    ...own,
  };
}
