import { gunzipSync } from "node:zlib";
import { createRecordingComment, listRecordingComments } from "@sightline/schema/rest/recordings/comments";
import {
  deleteRecordings,
  findRecording,
  getRecording,
  getRecordingEvents,
  listRecordings,
  updateRecording,
} from "@sightline/schema/rest/recordings/recordings";
import { getRecordingStarts } from "@sightline/schema/rest/recordings/starts";
import { countRecordings } from "@sightline/schema/rest/recordings/usage";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventFacts } from "#host/analytics/columns.ts";
import { eventRow, type GivenEvent, sessionId, visitorId } from "#host/testing/eventRow.ts";
import { type GivenChunk, sendChunk, streamId } from "#host/testing/recordedChunk.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
let query: { widget_id: string };

const at = (second: number) => new Date(Date.parse("2026-03-18T09:00:00.000Z") + second * 1000).toISOString();

async function record(second: number, given: Omit<GivenChunk, "at">): Promise<void> {
  host.clock.set(Date.parse(at(second + (given.seconds ?? 2))));
  const { status } = await sendChunk(host, "acme-shop", { at: at(second), ...given });
  expect(status).toBe(204);
}

const happened = (given: Omit<GivenEvent, "widgetId"> & EventFacts) =>
  eventRow({ widgetId: host.acme.shop.widgetId, ...given });

beforeAll(async () => {
  host = await openTestHost();
  query = { widget_id: String(host.acme.shop.widgetId) };
  // the visit: a page, a second one in another tab, a gap, and a snapshot after it
  await record(0, { session: 1, clicks: 4, active_ms: 2000 });
  await record(2, { session: 1, seq: 1, moves: 6, active_ms: 1000 });
  const cart = { url: "https://shop.example/cart?token=secret", title: "Cart" };
  await record(10, { session: 1, stream: 2, ...cart });
  await record(12, { session: 1, stream: 2, seq: 1, ...cart, is_throttled: true, is_last: true, form_drops: 1 });
  await record(18, { session: 1, seq: 4, has_full: true, keys: 10, active_ms: 2000 });
  await record(50, { session: 2, visitor: 1 });
  await record(60, { session: 3 });
  await host.services.recordings.flush();
  const checkout = { path: "/cart", url: "https://shop.example/cart" };
  await host.events.insert("event", [
    happened({ session: 1, at: at(-1), path: "/", country: "DE", device: "desktop", channel: "Direct" }),
    happened({ session: 1, at: at(3), type: "click", text: "Buy", selector: "#buy" }),
    happened({ session: 1, at: at(4), type: "rage", text: "Buy", selector: "#buy" }),
    happened({ session: 1, at: at(5), type: "error", message: "x is undefined", error_hash: "abc" }),
    happened({ session: 1, at: at(11), ...checkout }),
    happened({ session: 1, at: at(13), type: "event", name: "purchase", value: 10 }),
    happened({ session: 1, at: at(14), type: "ping" }),
    happened({ session: 1, at: at(15), type: "exposure", test_id: 7, variant_id: "b" }),
    happened({ session: 1, at: at(16), type: "exposure", test_id: 7, variant_id: "b" }),
    happened({ session: 1, visitor: 9, at: at(16), type: "exposure", test_id: 8, variant_id: "a" }),
    // another visitor's event with the id of this session
    happened({ session: 1, visitor: 9, at: at(6), type: "dead" }),
    happened({ session: 2, visitor: 1, at: at(50) }),
  ]);
});
afterAll(() => host.close());

const ask = (key: string, as: "owner" | "viewer" | "stranger" = "viewer") =>
  host.request(getRecording, { as, params: { key }, query });

test("describes a recording by its chunks and the tracked events of its session", async () => {
  const { recording } = (await ask(sessionId(1))).answer;
  expect(recording).toMatchObject({
    key: sessionId(1),
    status: "live",
    visitor: { visitor_id: visitorId(1) },
    country: "DE",
    device: "desktop",
    channel: "Direct",
    start: at(0),
    duration_ms: 20_000,
    active_ms: 5000,
    entry_url: "https://shop.example/",
    exit_url: "https://shop.example/",
    pageviews: 2,
    events: 1,
    clicks: 1,
    rage_clicks: 1,
    dead_clicks: 0,
    errors: 1,
    form_drops: 1,
    converted_at: at(13),
    is_starred: false,
    is_viewed: false,
    tags: [],
    comments: 0,
  });
  // 20 parts of a second
  expect(recording.activity).toEqual([2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5]);
});

test("a recording is finished when no chunk arrives for a minute", async () => {
  host.clock.set(Date.parse(at(62 + 61)));
  expect((await ask(sessionId(1))).answer.recording.status).toBe("finished");
});

test("names the documents of a recording, and the chunks that never arrived", async () => {
  const { streams } = (await ask(sessionId(1))).answer;
  expect(streams).toMatchObject([
    { stream_id: streamId(1), from_ms: 0, to_ms: 20_000, chunks: 3, missing: [2, 3], is_throttled: false },
    { stream_id: streamId(2), from_ms: 10_000, to_ms: 14_000, chunks: 2, missing: [], is_throttled: true },
  ]);
  expect(streams[1]).toMatchObject({ url: "https://shop.example/cart?token=***", title: "Cart" });
});

test("marks what happened at its time in the recording, without events of other visitors", async () => {
  const { marks } = (await ask(sessionId(1))).answer;
  expect(marks.map(({ kind, at_ms, name, error_hash }) => [kind, at_ms, name, error_hash])).toEqual([
    ["page", 0, "/", null],
    ["click", 3000, "Buy", null],
    ["rage", 4000, "Buy", null],
    ["error", 5000, "x is undefined", "abc"],
    ["page", 11_000, "/cart", null],
    ["event", 13_000, "purchase", null],
    ["form", 14_000, "/cart", null],
  ]);
});

test("shows a recording whose events were not tracked", async () => {
  const { recording, first_seen } = (await ask(sessionId(3))).answer;
  expect(recording).toMatchObject({ pageviews: 0, visitor: { visitor_id: visitorId(3) } });
  expect(first_seen).toBe(at(60));
});

const eventsOf = async (key: string, range: Record<string, string> = {}) => {
  const search = new URLSearchParams({ ...query, ...range }).toString();
  const response = await host.fetch(`${getRecordingEvents.path.replace("{key}", key)}?${search}`, {
    headers: { jwt: host.members.viewer.jwt },
  });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/gzip"]);
  const lines = gunzipSync(Buffer.from(await response.arrayBuffer()))
    .toString()
    .split("\n");
  const values = lines.filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>);
  return values.flatMap((value) =>
    "seq" in value ? [`${String(value["stream_id"])[35]}-${String(value["seq"])}`] : [],
  );
};

test.each<[string, Record<string, string>, string[]]>([
  ["all of it", {}, ["1-0", "1-1", "2-0", "2-1", "1-4"]],
  ["the end, from the last full snapshot of the open document", { from: "19000" }, ["1-4"]],
  ["a part with a document that is open in another tab", { from: "11000", to: "13000" }, ["1-0", "1-1", "2-0", "2-1"]],
  ["the beginning", { to: "1000" }, ["1-0"]],
])("streams the stored chunks of %s, in order of time", async (_part, range, expected) => {
  expect(await eventsOf(sessionId(1), range)).toEqual(expected);
});

test("finds the newest recording of a session or a visitor", async () => {
  const find = async (findSession: string) =>
    (await host.request(findRecording, { as: "viewer", params: { findSession }, query })).answer.key;
  expect(await find(sessionId(1))).toBe(sessionId(1));
  expect(await find(visitorId(1))).toBe(sessionId(2));
});

test.each([getRecording, getRecordingEvents])("$name refuses unknown recordings and other companies", async (call) => {
  const unknown = await host.request(call, { as: "owner", params: { key: sessionId(77) }, query });
  expect([unknown.status, unknown.failure.reason]).toEqual([404, "recordings.recordingUnknown"]);
  expect((await host.request(call, { as: "stranger", params: { key: sessionId(1) }, query })).status).toBe(404);
  expect((await host.request(call, { params: { key: sessionId(1) }, query })).status).toBe(401);
  const other = { widget_id: String(host.acme.blog.widgetId) };
  expect((await host.request(call, { as: "owner", params: { key: sessionId(1) }, query: other })).status).toBe(404);
});

test("says that there is no recording of an unknown visitor", async () => {
  const asked = { as: "owner" as const, params: { findSession: visitorId(77) }, query };
  expect((await host.request(findRecording, asked)).failure.reason).toBe("recordings.none");
});

test("a share link shows exactly its recording, without what members noted of it", async () => {
  const { widgetId } = host.acme.shop;
  const grant = { modules: "playback" as const, startDate: "2026-03-18", endDate: "2026-03-18", free_range: false };
  const as = { jwt: await shareJwt(host, { ...grant, unique_module_id: sessionId(1) }) };
  const noted = { widget_id: widgetId, keys: [sessionId(1)], is_starred: true, is_viewed: true, add_tags: ["VIP"] };
  expect((await host.request(updateRecording, { as: "user", body: noted })).status).toBe(200);
  const comment = { widget_id: widgetId, key: sessionId(1), at_ms: 5, text: "Look" };
  expect((await host.request(createRecordingComment, { as: "user", body: comment })).status).toBe(200);

  const read = (n: number, by: { jwt: string } = as) =>
    host.request(getRecording, { as: by, params: { key: sessionId(n) }, query });
  const { recording, marks } = (await read(1)).answer;
  expect(recording).toMatchObject({
    ...{ key: sessionId(1), is_starred: false, is_viewed: false, tags: [], comments: 0, pageviews: 2 },
    visitor: { visitor_id: visitorId(1) },
  });
  expect(marks.length).toBeGreaterThan(0);
  const bytesOf = async (n: number, jwt: string) => {
    const search = new URLSearchParams(query).toString();
    const path = `${getRecordingEvents.path.replace("{key}", sessionId(n))}?${search}`;
    return (await host.fetch(path, { headers: { jwt } })).status;
  };
  expect(await bytesOf(1, as.jwt)).toBe(200);

  // another recording, even one of the same project, looks as if it didn't exist
  expect((await read(2)).status).toBe(404);
  expect(await bytesOf(2, as.jwt)).toBe(404);
  const elsewhere = { widget_id: String(host.acme.blog.widgetId) };
  expect((await host.request(getRecording, { as, params: { key: sessionId(1) }, query: elsewhere })).status).toBe(404);
  // a link of another module, and one that names no recording
  const dashboard = { jwt: await shareJwt(host, { ...grant, modules: "dashboard", unique_module_id: sessionId(1) }) };
  expect([(await read(1, dashboard)).status, await bytesOf(1, dashboard.jwt)]).toEqual([403, 403]);
  expect((await read(1, { jwt: await shareJwt(host, grant) })).status).toBe(404);

  const body = { widget_id: widgetId };
  const keys = [sessionId(1)];
  const days = { startDate: "2026-03-18", endDate: "2026-03-18" };
  const refused = await Promise.all([
    host.request(listRecordings, { as, body: { ...body, ...days } }),
    host.request(findRecording, { as, params: { findSession: sessionId(1) }, query }),
    host.request(listRecordingComments, { as, params: { key: sessionId(1) }, query }),
    host.request(createRecordingComment, { as, body: comment }),
    host.request(updateRecording, { as, body: { ...body, keys, is_starred: false } }),
    host.request(deleteRecordings, { as, body: { ...body, keys } }),
  ]);
  for (const { status } of refused) expect([401, 403]).toContain(status);
  expect((await ask(sessionId(1))).answer.recording).toMatchObject({ is_starred: true, tags: ["VIP"], comments: 1 });
});

test("lists the variants that the visitor saw, at the first time of each", async () => {
  expect((await ask(sessionId(1))).answer.tests).toEqual([{ test_id: 7, variant_id: "b", at_ms: 15_000 }]);
  expect((await ask(sessionId(3))).answer.tests).toEqual([]);
});

test("says which sessions are recorded and when, to members of the company only", async () => {
  const body = { widget_id: host.acme.shop.widgetId, sessions: [1, 2, 77].map(sessionId) };
  const { rows } = (await host.request(getRecordingStarts, { as: "viewer", body })).answer;
  expect(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
    { key: sessionId(1), visitor_id: visitorId(1), start: at(0), end: at(20) },
    { key: sessionId(2), visitor_id: visitorId(1), start: at(50), end: at(52) },
  ]);
  expect((await host.request(getRecordingStarts, { as: "stranger", body })).status).toBe(404);
  const empty = await host.request(getRecordingStarts, { as: "viewer", body: { ...body, sessions: [] } });
  expect(empty.failure.field).toBe("sessions");
});

test("counts the sessions that were recorded since the first of the month", async () => {
  const { answer } = await host.request(countRecordings, { as: "viewer", query });
  expect(answer).toEqual({ recorded: 3 });
});
