import type { LiveRecording, LiveSession } from "@sightline/schema/rest/recordings/live";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { roundedLive } from "#gateway/live/testing/rounds.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const { live, round } = roundedLive();
const at = "2026-02-01T12:00:00.000Z";
const key = "20000000-0000-4000-8000-000000000001";
const stream = "30000000-0000-4000-8000-000000000001";

const session: LiveSession = {
  ...{ key, state: "active", visitor_id: stream, url: "https://shop.test/", title: "Shop", start: at, country: "DE" },
  ...{ device: "desktop", browser: "Firefox", viewers: 2 },
};
const recording = (newest: number): LiveRecording => ({
  ...{ key, state: "active", start: at, heard: at, viewers: 2, max_viewers: 20 },
  streams: [
    {
      ...{ stream_id: stream, url: "https://shop.test/", title: "Shop", from_ms: 0, to_ms: 2000 },
      ...{ newest, is_closed: false },
    },
  ],
});

beforeAll(async () => {
  gateway = await testGateway({ live });
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.forget();
  gateway.answers({
    getWidgets: [widget(12)],
    listLiveSessions: { rows: [session], total: 1 },
    getLiveRecording: recording(0),
  });
});

const FOLLOW = `subscription ($p: ID!, $key: String!) {
  liveRecording(project: $p, key: $key) { state viewers maxViewers streams { streamId newestChunk } }
}`;
const follow = (as: "owner" | "viewer" | "user" = "viewer", one = key) =>
  gateway.subscribe(FOLLOW, { p: "12", key: one }, { as });
const numbered = (newestChunk: number) => ({
  liveRecording: { state: "ACTIVE", viewers: 2, maxViewers: 20, streams: [{ streamId: stream, newestChunk }] },
});

test("announces the chunks of a live session to twenty viewers with one call in each round", async () => {
  const roles = ["owner", "viewer", "user"] as const;
  const twenty = Array.from({ length: 20 }, (_, n) => follow(roles[n % 3]));
  const all = () => Promise.all(twenty.map((viewer) => viewer.next()));
  await all();
  // each viewer was registered by a call of its own, or by one that it shares with the same member
  const registered = gateway.calls("getLiveRecording").length;
  for (const newest of [1, 2, 3]) {
    gateway.answers({ getLiveRecording: recording(newest) });
    round();
    for (const { value } of await all()) expect(value.data).toEqual(numbered(newest));
    expect(gateway.calls("getLiveRecording")).toHaveLength(registered + newest);
  }
  for (const viewer of twenty) await viewer.return?.();
});

test("delivers the state of a live session only when it has changed", async () => {
  const viewer = follow();
  await viewer.next();
  round();
  await expect.poll(() => gateway.calls("getLiveRecording").length).toBe(3);
  gateway.answers({ getLiveRecording: { ...recording(0), state: "left" } });
  round();
  expect((await viewer.next()).value.data).toMatchObject({ liveRecording: { state: "LEFT" } });
  await viewer.return?.();
});

test("refuses a viewer beyond the limit with the host's message, and starts no poll", async () => {
  const err = "20 members are watching this visitor";
  gateway.answers({ getLiveRecording: new Raw(409, { err, code: "CONFLICT" }) });
  for await (const { errors } of follow())
    expect(errors?.[0]).toMatchObject({ message: err, extensions: { code: "CONFLICT" } });
  expect(live.keys).toBe(0);
});

test("refuses the session of another company, and any text that is not a key", async () => {
  gateway.answers({ getWidgets: [] });
  for await (const { errors } of follow()) expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  gateway.answers({ getWidgets: [widget(12)] });
  for await (const { errors } of follow("owner", "../../1")) expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect(gateway.calls("getLiveRecording")).toEqual([]);
});

test("lists the live sessions of a project, and reports when one is left", async () => {
  const LIST = `{ sessions { key state url country viewers } totalCount }`;
  const expected = { key, state: "ACTIVE", url: "https://shop.test/", country: "DE", viewers: 2 };
  const document = `{ viewer { project(id: "12") { recordings { live ${LIST} } } } }`;
  const { data } = await gateway.execute(document, {}, { as: "viewer" });
  expect(data).toEqual({
    viewer: { project: { recordings: { live: { sessions: [expected], totalCount: 1 } } } },
  });
  const subscription = `subscription ($p: ID!) { liveSessions(project: $p) ${LIST} }`;
  const list = gateway.subscribe(subscription, { p: "12" }, { as: "viewer" });
  await list.next();
  gateway.answers({ listLiveSessions: { rows: [{ ...session, state: "left" }], total: 1 } });
  round();
  expect((await list.next()).value.data).toEqual({
    liveSessions: { sessions: [{ ...expected, state: "LEFT" }], totalCount: 1 },
  });
  await list.return?.();
});
