import { gzipSync } from "node:zlib";
import { afterEach, expect, it, vi } from "vitest";
import { createEnvironment } from "#web/relay/environment.ts";
import { createRecordingClock } from "#web/replay/playback/recordingClock.ts";
import { loadRecording, noChunks } from "./loadRecording.ts";

afterEach(() => vi.unstubAllGlobals());

const START = 1_700_000_000_000;
const DURATION = 300_000;

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

/** What can be shown when the part around the second is reported as arrived, and what was requested by then. */
async function firstPart(clockOffset: number) {
  const requested: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    requested.push(address.slice(address.indexOf("?")));
    return Promise.resolve(answer(address, clockOffset));
  });
  const clock = createRecordingClock([{ stream: "a", from: 0, to: DURATION, missing: [] }], START);
  const times: number[] = [];
  const shown: number[][] = [];
  await loadRecording({
    environment: createEnvironment(),
    path: "/recordings/1/key/events",
    at: 125_000,
    durationMs: DURATION,
    known: noChunks(),
    signal: new AbortController().signal,
    onChunk: (chunk) => times.push(...clock.place(chunk).flatMap(({ events }) => events.map((one) => one.timestamp))),
    needsFirst: clock.isWaiting,
    onArrived: () => shown.push(times.toSorted((a, b) => a - b)),
  });
  return { first: shown[0], last: shown[1], requested };
}

it("shows the second of a link before the whole recording has arrived", async () => {
  const { first, requested } = await firstPart(0);
  expect(first).toEqual([120_000, 180_000]);
  expect(requested.slice(0, 1)).toEqual(["?from=125000&to=185000"]);
});

it("reads the first chunk too if the visitor's clock was wrong, because only that tells the difference", async () => {
  const { first, last, requested } = await firstPart(-7_200_000);
  expect(first).toEqual([0, 120_000, 180_000]);
  expect(requested.slice(0, 2)).toEqual(["?from=125000&to=185000", "?from=0&to=0"]);
  expect(last).toEqual([0, 60_000, 120_000, 180_000, 240_000]);
});
