import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type ChunkEnvelope, MAX_CHUNK_BYTES, MAX_CHUNK_TEXT } from "@sightline/schema/rest/recordings/chunks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { number, text } from "#host/stores/resultColumns.ts";
import { sessionId, visitorId } from "#host/testing/eventRow.ts";
import {
  chunkOf,
  envelopeOf,
  type GivenChunk,
  linesOf,
  packed,
  sendBytes,
  sendChunk,
  streamId,
} from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const SHOP = "acme-shop";
const AT = "2026-03-18T09:59:58.000Z";

const send = (given: GivenChunk, headers?: Record<string, string>) => sendChunk(host, SHOP, given, headers);

async function refusalOf(bytes: Uint8Array, headers?: Record<string, string>) {
  const response = await sendBytes(host, SHOP, bytes, headers);
  return { status: response.status, ...((await response.json()) as { err: string; field?: string }) };
}

async function rows(session: number) {
  await host.services.recordings.flush();
  return host.events.query(
    { widget_id: number, stream_id: text, seq: number, visitor_id: text, bytes: number, began: text },
    `SELECT widget_id, stream_id, seq, visitor_id, bytes, toString(from_ts) AS began FROM recording_chunk FINAL
     WHERE session_id = {session:UUID} ORDER BY widget_id, stream_id, seq`,
    { session: sessionId(session) },
  );
}

const blobOf = (session: number, stream: number, seq: number, day = "2026-03-18") =>
  `recordings/${host.acme.shop.widgetId}/${day}/${sessionId(session)}/${streamId(stream)}-${seq}.gz`;

test("stores a chunk's bytes as they were sent, and a row of its envelope", async () => {
  const bytes = chunkOf({ session: 1, at: AT });
  expect((await sendBytes(host, SHOP, bytes)).status).toBe(204);
  expect(await rows(1)).toEqual([
    {
      widget_id: host.acme.shop.widgetId,
      stream_id: streamId(1),
      seq: 0,
      visitor_id: visitorId(1),
      bytes: bytes.length,
      began: "2026-03-18 09:59:58.000",
    },
  ]);
  expect(await host.services.recordings.get(blobOf(1, 1, 0))).toEqual(bytes);
});

test("corrects the times of a clock that is an hour behind", async () => {
  const at = Date.parse(AT);
  await send({ session: 2, at: new Date(at - 3_600_000).toISOString(), sent_at: at - 3_600_000 + 2000 });
  expect((await rows(2)).map(({ began }) => began)).toEqual(["2026-03-18 09:59:58.000"]);
});

test("answers a duplicate like the first delivery, and never replaces the stored bytes", async () => {
  const bytes = chunkOf({ session: 3, at: AT });
  await sendBytes(host, SHOP, bytes);
  expect((await send({ session: 3, at: AT, title: "Other" })).status).toBe(204);
  expect(await host.services.recordings.get(blobOf(3, 3, 0))).toEqual(bytes);
  expect(await rows(3)).toHaveLength(1);
});

test("stores one of many simultaneous deliveries of a chunk", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send({ session: 4, at: AT })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204));
  expect(await rows(4)).toHaveLength(1);
});

test("requests a full snapshot after a gap, and accepts one", async () => {
  await send({ session: 5, at: AT });
  const gap = await send({ session: 5, at: AT, seq: 2 });
  expect([gap.status, await gap.json()]).toEqual([409, { need: "full" }]);
  expect((await send({ session: 5, at: AT, seq: 2, has_full: true })).status).toBe(204);
  expect((await send({ session: 5, at: AT, seq: 3 })).status).toBe(204);
  expect((await send({ session: 5, at: AT, seq: 1 })).status).toBe(204);
  expect((await rows(5)).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
});

test("requests a full snapshot for the first chunk of a stream", async () => {
  expect((await send({ session: 6, at: AT, has_full: false })).status).toBe(409);
  expect((await send({ session: 6, at: AT, stream: 61, seq: 4 })).status).toBe(409);
  expect(await rows(6)).toEqual([]);
});

test("refuses a chunk of another visitor for a session, and leaves the recording as it is", async () => {
  await send({ session: 7, at: AT });
  const stolen = await refusalOf(chunkOf({ session: 7, visitor: 70, at: AT, seq: 1 }));
  expect(stolen).toMatchObject({ status: 403, field: "session_id" });
  const opened = await refusalOf(chunkOf({ session: 7, visitor: 70, stream: 71, at: AT }));
  expect(opened.status).toBe(403);
  expect((await rows(7)).map(({ visitor_id, seq }) => [visitor_id, seq])).toEqual([[visitorId(7), 0]]);
});

test("stores the same session id of another project apart", async () => {
  await send({ session: 8, at: AT });
  expect((await sendChunk(host, "other-site", { session: 8, visitor: 80, at: AT })).status).toBe(204);
  expect((await rows(8)).map((row) => [row.widget_id, row.visitor_id])).toEqual([
    [host.acme.shop.widgetId, visitorId(8)],
    [host.other.site.widgetId, visitorId(80)],
  ]);
  expect((await sendChunk(host, "no-such-key", { session: 8, at: AT })).status).toBe(404);
});

const good = (own: Partial<GivenChunk> = {}) => linesOf(envelopeOf({ session: 9, at: AT, ...own }));
const changed = (change: Record<string, unknown>) => {
  const [envelope = "", ...events] = good();
  return packed(JSON.stringify({ ...(JSON.parse(envelope) as ChunkEnvelope), ...change }), ...events);
};
const from = Date.parse(AT);
const whole = packed(...good());

test.each<[string, Buffer, Record<string, unknown>]>([
  ["text without compression", Buffer.from(good().join("\n")), { err: /must be gzip/ }],
  ["an empty body", Buffer.alloc(0), { err: /must be gzip/ }],
  ["a truncated member", whole.subarray(0, -9), { err: /must be gzip/ }],
  ["two members", Buffer.concat([whole, packed("more")]), { err: /exactly one member/ }],
  ["bytes after the member", Buffer.concat([whole, Buffer.from("x")]), { err: /exactly one member/ }],
  ["a wrong checksum", Buffer.concat([whole.subarray(0, -8), Buffer.alloc(8)]), { err: /exactly one member/ }],
  ["bytes that are no UTF-8", gzipSync(Buffer.from([0xff, 0xfe, 0x0a])), { err: /UTF-8/ }],
  ["a bomb", gzipSync(Buffer.alloc(MAX_CHUNK_TEXT + 1)), { status: 413, err: /unpacked/ }],
  ["24 MB of empty arrays", gzipSync("[],".repeat(8_000_000)), { status: 413, err: /1,000,000 values/ }],
  ["24 MB of nested arrays", gzipSync("[".repeat(24_000_000)), { status: 413, err: /1,000,000 values/ }],
  [
    "a megabyte of commas in texts",
    packed(...good(), JSON.stringify({ type: 5, timestamp: from, data: ',"\\'.repeat(400_000) })),
    { status: 204 },
  ],
  ["an envelope that is no JSON", packed("{", ...good().slice(1)), { err: /line 1: must be JSON/ }],
  ["an unknown field", changed({ extra: 1 }), { err: /line 1: .*extra/ }],
  ["too many forms", changed({ form_drops: 101, is_last: true }), { field: "form_drops" }],
  ["forms of a document that is still open", changed({ form_drops: 1 }), { field: "form_drops" }],
  ["a negative number", changed({ seq: -1 }), { field: "seq" }],
  ["a session id that is none", changed({ session_id: "../../x" }), { field: "session_id" }],
  ["an address that is none", changed({ url: "javascript:alert(1)" }), { field: "url" }],
  ["an end before the start", changed({ to: from - 1 }), { field: "to" }],
  ["a chunk of two hours", changed({ to: from + 7_200_000 }), { field: "to" }],
  ["a chunk of last week", changed({ from: from - 8 * 86_400_000, to: from - 8 * 86_400_000 }), { field: "from" }],
  ["an event that is none", packed(...good(), '{"type":"x"}'), { field: "type", err: /^line 5/ }],
  ["a claimed snapshot", changed({ has_full: true, seq: 1 }).subarray(0), { status: 204 }],
  ["no event", packed(good()[0] ?? ""), { err: /must hold events/ }],
])("answers %s clearly", async (_name, bytes, expected) => {
  const response = await sendBytes(host, SHOP, bytes);
  const answer = { status: response.status, ...(response.status === 204 ? {} : ((await response.json()) as object)) };
  const { err, ...rest }: Record<string, unknown> = { status: 400, ...expected };
  expect(answer).toMatchObject(rest);
  if (err) expect((answer as { err?: string }).err).toMatch(err as RegExp);
});

test("refuses a snapshot that comes after changes", async () => {
  const [envelope = "", , full = "", change = ""] = good();
  expect(await refusalOf(packed(envelope, change, full))).toMatchObject({ status: 400, field: "has_full" });
  expect(await refusalOf(packed(envelope, change))).toMatchObject({ status: 400, field: "has_full" });
});

test("refuses a body beyond the limit, whatever length it declares", async () => {
  const large = Buffer.alloc(MAX_CHUNK_BYTES + 1, 7);
  expect((await refusalOf(large)).status).toBe(413);
  expect((await refusalOf(large, { "content-length": "10" })).status).toBe(413);
});

test("after all refusals, the next chunk is stored", async () => {
  expect((await send({ session: 10, at: AT })).status).toBe(204);
  expect(await rows(10)).toHaveLength(1);
});

test("stores nothing of bots, of paused projects and of blocked visitors", async () => {
  expect((await send({ session: 11, at: AT }, { "user-agent": "Googlebot/2.1" })).status).toBe(204);
  expect(await rows(11)).toEqual([]);
});

test("refuses chunks from websites that are not the project's", async () => {
  await host.entities
    .updateTable("widget")
    .set({ allowed_websites: JSON.stringify(["blog.example"]) })
    .where("widget_id", "=", host.acme.blog.widgetId)
    .execute();
  const foreign = await sendChunk(host, "acme-blog", { session: 12, at: AT });
  expect([foreign.status, await foreign.json()]).toMatchObject([403, { field: "url" }]);
  const own = { session: 12, at: AT, url: "https://blog.example/" };
  expect((await sendChunk(host, "acme-blog", own, { origin: "https://evil.example" })).status).toBe(403);
  expect((await sendChunk(host, "acme-blog", own, { origin: "https://blog.example" })).status).toBe(204);
  expect(await rows(12)).toHaveLength(1);
});

test("leaves no half-written file behind", async () => {
  const folder = path.join(host.dataDir, "blobs", "recordings");
  expect(existsSync(folder)).toBe(true);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => name.endsWith(".new"))).toEqual([]);
});
