// The playback of a session that is still recorded.
import { expect, it } from "vitest";
import type { ToFrame } from "../messages.ts";
import { createPlayback } from "./playback.ts";

const click = (timestamp: number) => ({ type: 3, timestamp, data: { source: 2, type: 2, id: 1 } });
const streams = [
  { stream: "a", from: 0, to: 10_000, missing: [] },
  { stream: "b", from: 10_000, to: 40_000, missing: [] },
];

function following() {
  const playback = createPlayback({
    ...{ streams, durationMs: 40_000, at: 40_000, speed: 1, skipsInactivity: true, thresholdMs: 5000 },
  });
  const sent: ToFrame[] = [];
  playback.attach((message) => sent.push(message));
  const shown = () => sent.findLast((message) => message.kind === "show");
  playback.arrived([{ from: 0, to: 40_000 }]);
  playback.grow(streams, true);
  playback.follow();
  /** A chunk arrives with these events. */
  const arrive = (stream: string, times: number[], known = streams) => {
    playback.add([{ stream, events: times.map(click) }]);
    playback.grow(known, true);
  };
  return { playback, shown, arrive };
}

it("shows each chunk from its beginning when it arrives, at the visitor's speed, and waits for the next", () => {
  const { playback, shown, arrive } = following();
  playback.setSpeed(4);
  arrive("b", [40_100, 41_000]);
  expect(shown()).toEqual({ kind: "show", stream: "b", at: 40_100, isPlaying: true, speed: 1 });
  playback.tick(600);
  expect(playback.read()).toMatchObject({ at: 40_700, durationMs: 41_000, isFollowing: true });
  // the next one comes early
  arrive("b", [41_900]);
  expect(shown()).toMatchObject({ at: 41_900 });
  playback.tick(5000);
  expect(playback.read()).toMatchObject({ at: 41_900, isPlaying: true, isWaiting: false });
  // of a long chunk only its end
  arrive("b", [42_000, 50_000]);
  expect(shown()).toMatchObject({ at: 48_000 });
});

it("does not repeat the time without activity before a chunk: the viewer would be that much later", () => {
  const { playback, shown, arrive } = following();
  arrive("b", [60_000]);
  expect(shown()).toMatchObject({ at: 60_000 });
  const positions = [-450, 0].map((timeOffset) => ({ x: 1, y: 1, id: 1, timeOffset }));
  playback.add([{ stream: "b", events: [{ type: 3, timestamp: 70_000, data: { source: 1, positions } }] }]);
  playback.grow(streams, true);
  expect(shown()).toMatchObject({ at: 69_550 });
});

it("goes on with a page that the visitor opens", () => {
  const { shown, arrive } = following();
  arrive("c", [41_000, 41_500], [...streams, { stream: "c", from: 41_000, to: 41_500, missing: [] }]);
  expect(shown()).toMatchObject({ stream: "c", at: 41_000, isPlaying: true });
});

it("can be watched from any second, without being moved by what arrives, until it is live again", () => {
  const { playback, shown, arrive } = following();
  playback.seek(12_000);
  expect(shown()).toMatchObject({ stream: "b", at: 12_000, isPlaying: true });
  arrive("b", [41_000]);
  expect(playback.read()).toMatchObject({ at: 12_000, durationMs: 41_000, isFollowing: false });
  playback.seek(40_500);
  playback.tick(600);
  expect(playback.read()).toMatchObject({ at: 41_000, isFollowing: true });
  playback.seek(20_000);
  playback.follow();
  expect(shown()).toMatchObject({ at: 41_000, isPlaying: true });
});

it("plays its last seconds and stops when the visitor has left", () => {
  const { playback, arrive } = following();
  arrive("b", [41_000]);
  playback.grow(streams, false);
  playback.tick(2000);
  expect(playback.read()).toMatchObject({ at: 41_000, isLive: false, isFollowing: false, isPlaying: false });
});
