import { describe, expect, it } from "vitest";
import { createPlayback } from "#web/replay/playback/playback.ts";
import type { Mark } from "../marks.ts";
import { alignmentsOf, chosenAlignment } from "./alignments.ts";
import { createPair } from "./pair.ts";

const side = (durationMs: number, hasArrived = true) => {
  const playback = createPlayback({
    ...{ streams: [{ stream: "a", from: 0, to: durationMs, missing: [] }], durationMs, at: 0 },
    ...{ speed: 1, skipsInactivity: false, thresholdMs: 5000 },
  });
  const arrive = () => playback.arrived([{ from: 0, to: durationMs }]);
  if (hasArrived) arrive();
  return { playback, durationMs, arrive };
};

describe("two recordings with one clock", () => {
  it("are at the same distance from their aligned moments", () => {
    const [left, right] = [side(60_000), side(90_000)];
    const pair = createPair(left, right, { left: 20_000, right: 50_000 });
    expect(pair.read()).toMatchObject({ at: 0, from: -50_000, to: 40_000, isPlaying: false });
    expect([left.playback.read().at, right.playback.read().at]).toEqual([20_000, 50_000]);
    pair.seek(5000);
    pair.play();
    pair.tick(1000);
    expect([left.playback.read().at, right.playback.read().at]).toEqual([26_000, 56_000]);
    pair.setSpeed(2);
    pair.tick(1000);
    expect([left.playback.read().at, right.playback.read().at]).toEqual([28_000, 58_000]);
  });

  it("begin and end at their own times", () => {
    const [left, right] = [side(10_000), side(10_000)];
    const pair = createPair(left, right, { left: 0, right: 4000 });
    pair.seek(-4000);
    pair.play();
    pair.tick(3000);
    expect([left.playback.read(), right.playback.read()]).toMatchObject([
      { at: 0, isPlaying: false },
      { at: 3000, isPlaying: true },
    ]);
    pair.tick(2000);
    expect([left.playback.read(), right.playback.read()]).toMatchObject([
      { at: 1000, isPlaying: true },
      { at: 5000, isPlaying: true },
    ]);
    pair.tick(6000);
    expect([left.playback.read(), right.playback.read()]).toMatchObject([
      { at: 7000, isPlaying: true },
      { at: 10_000, isPlaying: false },
    ]);
    pair.tick(6000);
    expect(pair.read()).toMatchObject({ at: 10_000, isPlaying: false });
    pair.play();
    expect(pair.read()).toMatchObject({ at: -4000, isPlaying: true });
  });

  it("stand still together while one of them waits for its data", () => {
    const [left, right] = [side(60_000), side(60_000, false)];
    const pair = createPair(left, right, { left: 0, right: 0 });
    pair.play();
    pair.tick(1000);
    pair.tick(1000);
    expect(pair.read().at).toBe(0);
    expect(left.playback.read()).toMatchObject({ at: 0, isPlaying: false });
    right.arrive();
    pair.tick(1000);
    pair.tick(1000);
    expect([left.playback.read(), right.playback.read()]).toMatchObject([
      { at: 1000, isPlaying: true },
      { at: 1000, isPlaying: true },
    ]);
  });

  it("move to another moment without stopping", () => {
    const [left, right] = [side(60_000), side(60_000)];
    const pair = createPair(left, right, { left: 0, right: 0 });
    pair.play();
    pair.align({ left: 30_000, right: 10_000 });
    expect([left.playback.read().at, right.playback.read().at]).toEqual([30_000, 10_000]);
    expect(pair.read()).toMatchObject({ from: -30_000, to: 50_000, isPlaying: true });
  });
});

describe("moments at which recordings can be aligned", () => {
  const mark = (kind: string, atMs: number, name: string): Mark => ({ kind, atMs, name, selector: "", errorId: null });
  const left = [mark("PAGE", 0, "/"), mark("ERROR", 3000, "x"), mark("GOAL", 5000, "Buy"), mark("CLICK", 6000, "A")];
  const right = [mark("PAGE", 200, "/"), mark("ERROR", 900, "y"), mark("GOAL", 7000, "Buy"), mark("PAGE", 9000, "/b")];

  it("are their beginnings and what both of them have, at its first time", () => {
    expect(alignmentsOf(left, right)).toEqual([
      { id: "start", label: "Start", left: 0, right: 0 },
      { id: "goal", label: "First goal", left: 5000, right: 7000 },
      { id: "error", label: "First error", left: 3000, right: 900 },
      { id: "goal:Buy", label: "Goal Buy", left: 5000, right: 7000 },
      { id: "page:/", label: "Page view /", left: 0, right: 200 },
    ]);
  });

  it("fall back to the beginnings if the URL names another one", () => {
    const found = alignmentsOf(left, right);
    expect(chosenAlignment(found, "page:/").right).toBe(200);
    expect(chosenAlignment(found, "page:/b").id).toBe("start");
    expect(chosenAlignment(found, null).id).toBe("start");
  });
});
