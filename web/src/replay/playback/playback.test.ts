import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chunkReader, type Chunk } from "../chunkReader.ts";
import type { ToFrame } from "../messages.ts";
import { inactiveSpans, segmentsOf } from "./activity.ts";
import { consoleLine, networkRequest } from "./pageOutput.ts";
import { createPlayback } from "./playback.ts";
import { createRecordingClock } from "./recordingClock.ts";

const START = 1_700_000_000_000;
const click = (timestamp: number) => ({ type: 3, timestamp, data: { source: 2, type: 2, id: 1 } });
const chunkOf = (stream_id: string, seq: number, from: number, events = [click(from)]): Chunk => ({
  envelope: { stream_id, seq, from, to: from, is_throttled: false },
  events,
});

describe("chunk reader", () => {
  const lines = (...values: object[]) => gzipSync(values.map((value) => `${JSON.stringify(value)}\n`).join(""));
  const read = (bytes: Uint8Array, size: number) => {
    const chunks: Chunk[] = [];
    const reader = chunkReader((chunk) => chunks.push(chunk));
    for (let n = 0; n < bytes.length; n += size) reader.push(bytes.subarray(n, n + size));
    reader.end();
    return chunks;
  };
  const { envelope } = chunkOf("a", 0, 5);
  const two = Buffer.concat([
    lines(envelope, click(5), click(6)),
    lines({ ...envelope, seq: 1 }, { ...click(7), data: "ä" }),
  ]);

  it.each([1, 7, 10_000])("reads every gzip member, whatever pieces of %i bytes arrive", (size) => {
    const chunks = read(two, size);
    expect(chunks.map(({ envelope: { seq }, events }) => [seq, events.map(({ timestamp }) => timestamp)])).toEqual([
      [0, [5, 6]],
      [1, [7]],
    ]);
    expect(chunks[1]?.events[0]?.data).toBe("ä");
  });

  it("skips lines that are no events, and reads what there is of a chunk that was cut off", () => {
    const text = `${JSON.stringify(envelope)}\nnull\n{"type":1}\n${JSON.stringify(click(5))}\n{"type":3,"time`;
    expect(read(gzipSync(text), 1000)).toEqual([{ envelope, events: [click(5)] }]);
  });
});

describe("recording clock", () => {
  const stream = { stream: "a", from: 1000, to: 60_000, missing: [] };

  it("corrects a wrong clock by the first chunk of a document, also for the chunks that came before it", () => {
    const { place, isWaiting } = createRecordingClock([stream], START);
    const wrong = START + 7_200_000;
    expect(isWaiting()).toBe(false);
    expect(place(chunkOf("a", 4, wrong + 30_000))).toEqual([]);
    expect(isWaiting()).toBe(true);
    const placed = place(chunkOf("a", 0, wrong));
    expect(isWaiting()).toBe(false);
    expect(placed.map(({ events }) => events[0]?.timestamp)).toEqual([31_000, 1000]);
  });

  it("shows a later chunk at once if the visitor's clock is right", () => {
    const { place } = createRecordingClock([stream], START);
    expect(place(chunkOf("a", 4, START + 30_000))[0]?.events[0]?.timestamp).toBe(30_000);
  });

  it("takes the first chunk that arrived if earlier ones are missing, and ignores unknown documents", () => {
    const { place } = createRecordingClock([{ ...stream, missing: [0, 1] }], START);
    expect(place(chunkOf("a", 2, START + 500))[0]?.events[0]?.timestamp).toBe(1000);
    expect(place(chunkOf("b", 0, START))).toEqual([]);
  });

  it("places the chunks of documents that were opened since", () => {
    const clock = createRecordingClock([stream], START);
    const wrong = START + 7_200_000;
    clock.place(chunkOf("a", 0, wrong));
    expect(clock.place(chunkOf("b", 0, wrong + 9000))).toEqual([]);
    clock.learn([stream, { stream: "b", from: 10_000, to: 11_000, missing: [] }]);
    expect(clock.place(chunkOf("b", 0, wrong + 9000))[0]?.events[0]?.timestamp).toBe(10_000);
  });
});

describe("activity", () => {
  it("finds the spans without an action that are longer than the threshold, up to the end", () => {
    const actions = [1000, 2000, 9000].map((at) => ({ stream: "a", at }));
    const spans = (to: number) => inactiveSpans(actions, [{ from: 0, to }], 20_000, 5000);
    expect(spans(20_000)).toEqual([
      { from: 2000, to: 9000 },
      { from: 9000, to: 20_000 },
    ]);
    // what has not arrived may be active
    expect(spans(19_000)).toEqual([{ from: 2000, to: 9000 }]);
  });

  it("shows the document that the visitor opened or used last, of overlapping tabs", () => {
    const streams = [
      { stream: "a", from: 0, to: 30_000 },
      { stream: "b", from: 5000, to: 30_000 },
    ];
    expect(
      segmentsOf(
        streams,
        [
          { stream: "b", at: 6000 },
          { stream: "a", at: 9000 },
        ],
        30_000,
      ),
    ).toEqual([
      { stream: "a", from: 0, to: 5000 },
      { stream: "b", from: 5000, to: 9000 },
      { stream: "a", from: 9000, to: 30_000 },
    ]);
  });
});

describe("playback", () => {
  const streams = [
    { stream: "a", from: 0, to: 10_000, missing: [] },
    { stream: "b", from: 10_000, to: 40_000, missing: [] },
  ];
  function opened(change: Partial<Parameters<typeof createPlayback>[0]> = {}) {
    const playback = createPlayback({
      ...{ streams, durationMs: 40_000, at: 0, speed: 1, skipsInactivity: true, thresholdMs: 5000 },
      ...change,
    });
    const sent: ToFrame[] = [];
    playback.attach((message) => sent.push(message));
    const shown = () => sent.findLast((message) => message.kind === "show");
    return { playback, sent, shown };
  }
  const whole = [{ from: 0, to: 40_000 }];

  it("waits until the requested time has arrived, and then shows it", () => {
    const { playback, shown } = opened({ at: 12_000 });
    playback.play();
    playback.tick(500);
    expect([playback.read().at, playback.read().isWaiting, shown()]).toEqual([12_000, true, undefined]);
    playback.arrived([{ from: 11_000, to: 20_000 }]);
    expect(shown()).toEqual({ kind: "show", stream: "b", at: 12_000, isPlaying: true, speed: 1 });
    playback.tick(500);
    expect(playback.read()).toMatchObject({ at: 12_500, isWaiting: false });
  });

  it("goes on with the next document at its time, and stops at the end", () => {
    const { playback, shown } = opened({ at: 9900, skipsInactivity: false, speed: 2 });
    playback.arrived(whole);
    playback.play();
    playback.tick(100);
    expect(shown()).toMatchObject({ stream: "b", at: 10_100, speed: 2 });
    playback.tick(60_000);
    expect(playback.read()).toMatchObject({ at: 40_000, isPlaying: false });
    playback.play();
    expect(shown()).toMatchObject({ stream: "a", at: 0, isPlaying: true });
  });

  it("skips inactivity of the chosen length, and shows all of it when told so", () => {
    const { playback, shown } = opened();
    playback.add([{ stream: "a", events: [click(1000), click(9000)] }]);
    playback.arrived(whole);
    playback.play();
    playback.tick(1900);
    expect(shown()).toMatchObject({ at: 8200 });
    playback.seek(3000);
    playback.setSkipping(true, 30_000);
    playback.tick(100);
    expect(playback.read().at).toBe(3100);
    playback.setSkipping(false, 5000);
    playback.tick(100);
    expect(playback.read()).toMatchObject({ at: 3200, inactive: [{ from: 1000 }, { from: 9000 }] });
  });

  it("gives everything again to a document that was loaded anew", () => {
    const { playback } = opened();
    playback.add([{ stream: "a", events: [click(1000)] }]);
    playback.arrived(whole);
    const again: ToFrame[] = [];
    playback.attach((message) => again.push(message));
    expect(again.map(({ kind }) => kind)).toEqual(["add", "show"]);
  });

  it("loads on without a frame that failed, and gives everything to the next one", async () => {
    const { playback, sent } = opened();
    playback.add([{ stream: "a", events: [click(1000)] }]);
    playback.fail();
    await playback.whenShown();
    expect(playback.read().hasFailed).toBe(true);
    playback.arrived(whole);
    playback.reopen();
    expect(playback.read().hasFailed).toBe(false);
    playback.fail();
    const before = sent.length;
    playback.attach((message) => sent.push(message));
    expect(playback.read().hasFailed).toBe(false);
    expect(sent.slice(before).map(({ kind }) => kind)).toEqual(["add", "show"]);
  });

  it("tells when the time that was sought last is shown", async () => {
    const { playback } = opened();
    const order: string[] = [];
    const wait = (name: string) => void playback.whenShown().then(() => order.push(name));
    const answer = (at: number) => {
      playback.receive({ kind: "shown", stream: "a", at });
      return Promise.resolve().then(() => order.push(`${at}`));
    };
    wait("first");
    playback.arrived(whole);
    await answer(0);
    playback.seek(1000);
    playback.seek(2000);
    wait("sought");
    await answer(1000);
    await answer(2000);
    await Promise.resolve();
    expect(order).toEqual(["first", "0", "1000", "sought", "2000"]);
  });

  it("says of which time nothing can be shown, and how many files are missing, only for the shown document", () => {
    const { playback } = opened();
    playback.arrived(whole);
    playback.receive({ kind: "absent", stream: "b", at: 0 });
    playback.receive({ kind: "blocked", stream: "b", files: 3 });
    expect(playback.read()).toMatchObject({ isAbsent: false, blockedFiles: 0 });
    playback.receive({ kind: "absent", stream: "a", at: 0 });
    playback.receive({ kind: "blocked", stream: "a", files: 3 });
    expect(playback.read()).toMatchObject({ isAbsent: true, blockedFiles: 3 });
    playback.seek(11_000);
    expect(playback.read()).toMatchObject({ isAbsent: false, blockedFiles: 0 });
  });
});

describe("output of a page", () => {
  const plugin = (name: string, payload: unknown) => ({ type: 6, timestamp: 7, data: { plugin: name, payload } });

  it("is read from its plugin events, and any other data is ignored", () => {
    expect(consoleLine(plugin("sightline/console@1", { level: "warn", text: "Slow" }))).toEqual({
      ...{ at: 7, level: "warn", text: "Slow" },
    });
    expect(consoleLine(plugin("sightline/console@1", { level: {}, text: 5 }))).toEqual({
      ...{ at: 7, level: "log", text: "" },
    });
    expect(consoleLine(plugin("other@1", {}))).toBeNull();
    expect(
      networkRequest(
        plugin("sightline/network@1", { method: "GET", url: "/a", status: 503, duration_ms: 12, bytes: null }),
      ),
    ).toEqual({ at: 7, method: "GET", url: "/a", status: 503, duration_ms: 12, bytes: null });
    expect(networkRequest(plugin("sightline/network@1", null))).toBeNull();
  });
});
