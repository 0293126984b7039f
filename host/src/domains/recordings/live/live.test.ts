// A live session, from the chunks that arrive to what members see of it.
import { gunzipSync } from "node:zlib";
import { WATCHED_HEADER } from "@sightline/schema/rest/recordings/chunks";
import { getLiveRecording, listLiveSessions } from "@sightline/schema/rest/recordings/live";
import { deleteRecordings, getRecordingEvents } from "@sightline/schema/rest/recordings/recordings";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionId, visitorId } from "#host/testing/eventRow.ts";
import { chunkRowOf, type GivenChunk, sendChunk, streamId } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
let query: { widget_id: string };
let START = Date.parse("2026-03-18T09:00:00.000Z");

beforeAll(async () => {
  host = await openTestHost();
  query = { widget_id: String(host.acme.shop.widgetId) };
});
afterAll(() => host.close());
// the sessions of earlier tests are over
beforeEach(() => void (START += 3_600_000));

const at = (second: number) => new Date(START + second * 1000).toISOString();

/** A chunk of two seconds that arrives when it ends. */
async function record(second: number, given: Omit<GivenChunk, "at">): Promise<Response> {
  host.clock.set(at(second + 2));
  const response = await sendChunk(host, "acme-shop", { at: at(second), ...given });
  expect(response.status).toBe(204);
  return response;
}

type As = "owner" | "viewer" | "stranger" | { jwt: string };
const list = async () => (await host.request(listLiveSessions, { as: "viewer", query })).answer;
const watch = (session: number, as: As = "viewer") =>
  host.request(getLiveRecording, { as, params: { key: sessionId(session) }, query });
const state = async (session: number) => (await watch(session)).answer.state;

test("lists a session with its page, time, device and country while it is recorded", async () => {
  await record(0, { session: 1 });
  await record(4, { session: 1, stream: 11, url: "https://shop.example/cart?token=secret", title: "Cart" });
  await record(5, { session: 2 });
  const { rows, total } = await list();
  expect(total).toBe(2);
  expect(rows.map(({ key }) => key)).toEqual([sessionId(2), sessionId(1)]);
  expect(rows[1]).toEqual({
    ...{ key: sessionId(1), state: "active", visitor_id: visitorId(1), title: "Cart", start: at(0) },
    ...{ url: "https://shop.example/cart?token=***", country: "", device: "desktop", browser: "Chrome", viewers: 0 },
  });
});

test("says that a visitor is idle after 30 seconds, and has left after 5 minutes without a chunk", async () => {
  await record(0, { session: 3 });
  const states: [number, string][] = [];
  for (const second of [31, 32, 301, 302]) {
    host.clock.set(at(second));
    states.push([second, await state(3)]);
  }
  expect(states).toEqual([
    [31, "active"],
    [32, "idle"],
    [301, "idle"],
    [302, "left"],
  ]);
});

test("places what a visitor does after a long pause in the same recording", async () => {
  await record(0, { session: 11 });
  host.clock.set(at(600));
  expect((await list()).rows).toEqual([]);
  // another session's chunk makes the host forget the first one
  await record(600, { session: 12 });
  await record(900, { session: 11, stream: 111 });
  const { start, streams } = (await watch(11)).answer;
  expect([start, streams.map(({ from_ms }) => from_ms)]).toEqual([at(0), [900_000]]);
});

test("says that a visitor has left when all pages were closed, and removes the session from the list", async () => {
  await record(0, { session: 4 });
  await record(2, { session: 4, stream: 41 });
  await record(4, { session: 4, seq: 1, is_last: true });
  host.clock.set(at(30));
  expect(await state(4)).toBe("active");
  await record(30, { session: 4, stream: 41, seq: 1, is_last: true });
  host.clock.set(at(41));
  expect(await state(4)).toBe("active");
  host.clock.set(at(42));
  expect(await state(4)).toBe("left");
  expect((await list()).rows.map((row) => row.state)).toEqual(["left"]);
  host.clock.set(at(62));
  expect((await list()).rows).toEqual([]);
  // the visitor returns
  await record(70, { session: 4, stream: 42 });
  expect(await state(4)).toBe("active");
});

test("knows that a page was closed by the next page of the same tab, if its last chunk was lost", async () => {
  const tab_id = visitorId(13);
  await record(0, { session: 13, tab_id });
  await record(4, { session: 13, stream: 131, tab_id });
  await record(6, { session: 13, stream: 131, tab_id, seq: 1, is_last: true });
  host.clock.set(at(18));
  expect(await state(13)).toBe("left");
});

async function numbersAfter(session: number, stream: number, after: number): Promise<number[]> {
  const search = new URLSearchParams({ ...query, stream: streamId(stream), after: String(after) }).toString();
  const path = getRecordingEvents.path.replace("{key}", sessionId(session));
  const response = await host.fetch(`${path}?${search}`, { headers: { jwt: host.members.viewer.jwt } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const lines = bytes.length === 0 ? [] : gunzipSync(bytes).toString().split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as { seq?: number }).flatMap(({ seq }) => seq ?? []);
}

test("returns only the chunks after the newest known one, as soon as they are acknowledged", async () => {
  await record(0, { session: 5 });
  await record(2, { session: 5, seq: 1 });
  await record(3, { session: 5, stream: 51 });
  await record(4, { session: 5, seq: 2 });
  // after a gap
  await record(8, { session: 5, seq: 5, has_full: true });
  const { streams, start } = (await watch(5)).answer;
  expect(start).toBe(at(0));
  expect(streams.map(({ stream_id, from_ms, to_ms, newest }) => [stream_id, from_ms, to_ms, newest])).toEqual([
    [streamId(51), 3000, 5000, 0],
    [streamId(5), 0, 10_000, 5],
  ]);
  expect(await numbersAfter(5, 5, -1)).toEqual([0, 1, 2, 5]);
  expect(await numbersAfter(5, 5, 1)).toEqual([2, 5]);
  expect(await numbersAfter(5, 5, 5)).toEqual([]);
  expect(await numbersAfter(5, 99, -1)).toEqual([]);
});

test("counts members as viewers for 45 seconds, and lets the recorder know that it is watched", async () => {
  expect((await record(0, { session: 6 })).headers.has(WATCHED_HEADER)).toBe(false);
  await watch(6, "owner");
  await watch(6, "owner");
  expect((await watch(6, "viewer")).answer.viewers).toBe(2);
  const watched = await record(2, { session: 6, seq: 1 });
  expect(watched.headers.get(WATCHED_HEADER)).toBe("1");
  expect(watched.headers.get("access-control-expose-headers")).toContain(WATCHED_HEADER);
  host.clock.move(40_000);
  await watch(6, "viewer");
  host.clock.move(10_000);
  expect((await list()).rows[0]?.viewers).toBe(1);
  host.clock.move(40_000);
  expect((await record(100, { session: 6, seq: 2 })).headers.has(WATCHED_HEADER)).toBe(false);
});

test("refuses the 21st viewer until one has left", async () => {
  await record(0, { session: 7 });
  const created_at = new Date(host.clock.now());
  const members = await host.entities
    .insertInto("member")
    .values(
      Array.from({ length: 21 }, (_, n) => ({
        ...{ company_id: host.acme.companyId, name: `Member ${n}`, email: `m${n}@acme.test`, role: 3 as const },
        ...{ password_hash: "", created_at },
      })),
    )
    .returning("user_id")
    .execute();
  const jwts = await Promise.all(
    members.map(({ user_id }) => host.services.tokens.signMember(user_id, host.clock.now())),
  );
  const statuses: number[] = [];
  for (const jwt of jwts) statuses.push((await watch(7, { jwt })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 409]);
  const last = { jwt: jwts[20] ?? "" };
  expect((await watch(7, last)).failure).toMatchObject({ reason: "recordings.tooManyViewers", params: { max: 20 } });
  host.clock.move(40_000);
  for (const jwt of jwts.slice(0, 19)) await watch(7, { jwt });
  host.clock.move(10_000);
  expect((await watch(7, last)).answer.viewers).toBe(20);
});

test("knows a session from the store that it has received no chunk of since its start", async () => {
  const { widgetId } = host.acme.shop;
  await host.events.insert("recording_chunk", [
    chunkRowOf({ widgetId, session: 8, at: at(0) }),
    chunkRowOf({ widgetId, session: 8, at: at(2), seq: 1, url: "https://shop.example/cart", is_last: 0 }),
  ]);
  host.clock.set(at(10));
  expect((await list()).rows).toEqual([]);
  const { streams, ...found } = (await watch(8)).answer;
  expect(found).toMatchObject({ state: "active", start: at(0), heard: at(4), viewers: 1 });
  expect(streams).toMatchObject([{ url: "https://shop.example/cart", newest: 1, to_ms: 4000 }]);
  expect(await numbersAfter(8, 8, 0)).toEqual([]);
});

test("knows a session after a restart although its chunks still wait for the store", async () => {
  // the store takes the rows of the second chunk a moment after those of the first
  await record(0, { session: 14, stream: 141 });
  await record(2, { session: 14, stream: 141, seq: 1 });
  host.services.recordings.live.remove(host.acme.shop.widgetId);
  const { status, answer } = await watch(14);
  expect([status, answer.streams.map(({ newest }) => newest)]).toEqual([200, [1]]);
});

test("forgets a live session whose recording is deleted", async () => {
  await record(0, { session: 9 });
  const body = { widget_id: host.acme.shop.widgetId, keys: [sessionId(9)] };
  await host.request(deleteRecordings, { as: "owner", body });
  expect((await list()).rows).toEqual([]);
  expect((await watch(9)).status).toBe(404);
});

test("shows live sessions only to members who may see their project", async () => {
  await record(0, { session: 10 });
  expect((await watch(10, "stranger")).status).toBe(404);
  expect((await watch(77)).failure.reason).toBe("recordings.recordingUnknown");
  expect((await host.request(listLiveSessions, { as: "stranger", query })).status).toBe(404);
  expect((await host.request(listLiveSessions, { query })).status).toBe(401);
});
