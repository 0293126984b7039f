import { gzipSync } from "node:zlib";
import { afterEach, expect, it, vi } from "vitest";
import { createEnvironment } from "#web/relay/environment.ts";
import type { Span } from "#web/replay/playback/activity.ts";
import { createRecordingClock } from "#web/replay/playback/recordingClock.ts";
import { noChunks, recordingLoader } from "./loadRecording.ts";

afterEach(() => vi.unstubAllGlobals());

const START = 1_700_000_000_000;
const DURATION = 300_000;
const PATH = "/recordings/1/key/events";

/** A recording of a chunk each minute, as its host answers it. */
function answer(address: string, clockOffset: number): Response {
  const { searchParams } = new URL(address, "http://gateway.test");
  const from = Number(searchParams.get("from") ?? 0);
  const to = Number(searchParams.get("to") ?? DURATION);
  const parts = [0, 1, 2, 3, 4].flatMap((seq) => {
    const at = seq * 60_000;
    if (at > to || at + 60_000 <= from) return [];
    const time = START + at + clockOffset;
    const lines = [
      { stream_id: "a", seq, from: time, to: time, is_throttled: false },
      { type: 3, timestamp: time, data: {} },
    ];
    return [gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(""))];
  });
  return new Response(Buffer.concat(parts));
}

/** A loader from the second 125 on, and what it has requested and what could be shown then. */
function opened(clockOffset: number, whenShown = () => Promise.resolve(), durationMs = DURATION) {
  const requested: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    requested.push(address.replace(PATH, ""));
    return Promise.resolve(answer(address, clockOffset));
  });
  const clock = createRecordingClock([{ stream: "a", from: 0, to: DURATION, missing: [] }], START);
  const times: number[] = [];
  const shown: number[][] = [];
  const spans: Span[][] = [];
  const loader = recordingLoader({
    environment: createEnvironment(),
    path: PATH,
    at: 125_000,
    durationMs,
    known: noChunks(),
    signal: new AbortController().signal,
    onChunk: (chunk) => times.push(...clock.place(chunk).flatMap(({ events }) => events.map((one) => one.timestamp))),
    needsFirst: clock.isWaiting,
    whenShown,
    onArrived(arrived) {
      spans.push(arrived);
      shown.push(times.toSorted((a, b) => a - b));
    },
  });
  return { loader, requested, shown, spans };
}

it("shows the second of a link before the whole recording has arrived", async () => {
  const { loader, requested, shown } = opened(0);
  await loader.load();
  expect(shown[0]).toEqual([120_000, 180_000]);
  expect(requested).toEqual(["?from=125000&to=185000", ""]);
});

it("reads the first chunk too if the visitor's clock was wrong, because only that tells the difference", async () => {
  const { loader, requested, shown } = opened(-7_200_000);
  await loader.load();
  expect(shown[0]).toEqual([0, 120_000, 180_000]);
  expect(requested.slice(0, 2)).toEqual(["?from=125000&to=185000", "?from=0&to=0"]);
  expect(shown[1]).toEqual([0, 60_000, 120_000, 180_000, 240_000]);
});

it("reads the rest after the first part is visible, and at once a part that is sought meanwhile", async () => {
  const visible = Promise.withResolvers<void>();
  const { loader, requested, shown, spans } = opened(0, () => visible.promise);
  const loaded = loader.load();
  await expect.poll(() => shown).toHaveLength(1);
  expect(requested).toEqual(["?from=125000&to=185000"]);
  await Promise.all([loader.seek(70_000), loader.seek(70_000)]);
  expect(requested.slice(1)).toEqual(["?from=70000&to=130000"]);
  expect(shown[1]).toEqual([60_000, 120_000, 180_000]);
  await loader.seek(10_000);
  // one span: the times in between are complete too
  expect(spans[2]).toEqual([{ from: 10_000, to: 185_000 }]);
  visible.resolve();
  await loaded;
  expect(shown.at(-1)).toEqual([0, 60_000, 120_000, 180_000, 240_000]);
  expect(spans.at(-1)).toEqual([{ from: 0, to: DURATION }]);
});

it("reads a short recording at once, before anything of it can be shown", async () => {
  const { loader, requested, spans } = opened(0, () => new Promise<never>(() => {}), 50_000);
  await loader.load();
  expect([requested, spans]).toEqual([[""], [[{ from: 0, to: 50_000 }]]]);
});

it("reads the last of several times that are sought, and no time twice", async () => {
  const visible = Promise.withResolvers<void>();
  const { loader, requested } = opened(0, () => visible.promise);
  const loaded = loader.load();
  await expect.poll(() => requested).toHaveLength(1);
  await expect.poll(() => loader.seek(10_000).then(() => requested.length)).toBe(2);
  await Promise.all([loader.seek(240_000), loader.seek(200_000), loader.seek(250_000)]);
  expect(requested.slice(2)).toEqual(["?from=240000&to=300000"]);
  visible.resolve();
  await loaded;
});

it("rests between two steps of the whole recording while a time that was sought is shown", async () => {
  const first = Promise.withResolvers<void>();
  const sought = Promise.withResolvers<void>();
  let visible = first.promise;
  const { loader, requested, spans } = opened(0, () => visible);
  const loaded = loader.load();
  await expect.poll(() => spans).toHaveLength(1);
  visible = sought.promise;
  first.resolve();
  await expect.poll(() => requested.at(-1)).toBe("");
  await loader.seek(10_000);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(spans).toHaveLength(2);
  sought.resolve();
  await loaded;
  expect(spans.at(-1)).toEqual([{ from: 0, to: DURATION }]);
});
