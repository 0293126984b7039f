import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEnvironment } from "#web/relay/environment.ts";
import { createRecordingClock } from "#web/replay/playback/recordingClock.ts";
import { createLiveFollower, type LiveNews } from "./liveFollower.ts";
import { noChunks } from "./loadRecording.ts";

const START = 1_700_000_000_000;
let requests: string[];
/** Requests that wait for the test; each call answers the oldest. */
let answers: ((ok: boolean) => void)[];

const chunk = (stream_id: string, seq: number) => {
  const from = START + seq * 1000;
  const lines = [
    { stream_id, seq, from, to: from },
    { type: 3, timestamp: from, data: {} },
  ];
  return gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
};
/** The host's chunks after a number. */
function answerTo(path: string, newest: ReadonlyMap<string, number>): Uint8Array<ArrayBuffer> {
  const search = new URL(path, "http://app.test").searchParams;
  const stream = search.get("stream") ?? "";
  const after = Number(search.get("after"));
  const count = Math.max(0, (newest.get(stream) ?? -1) - after);
  return new Uint8Array(Buffer.concat(Array.from({ length: count }, (_, n) => chunk(stream, after + 1 + n))));
}
const stored = new Map<string, number>();

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  answers = [];
  stored.clear();
  vi.stubGlobal("fetch", (path: string) => {
    requests.push(path);
    return new Promise<Response>((resolve) => {
      answers.push((ok) => resolve(ok ? new Response(answerTo(path, stored)) : new Response("{}", { status: 503 })));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const base = { from: 0, to: 0, missing: [] };
const news = (numbers: Record<string, number>): LiveNews => {
  const streams = Object.entries(numbers).map(([stream, newest]) => ({ ...base, stream, newest }));
  for (const { stream, newest } of streams) stored.set(stream, newest);
  return { isLive: true, streams };
};

function opened(recorded: string[] = []) {
  const seen: string[] = [];
  const paused: boolean[] = [];
  const abort = new AbortController();
  let grown = 0;
  const follower = createLiveFollower({
    recorded: recorded.map((stream) => ({ ...base, stream })),
    isLoaded: () => false,
    source: {
      environment: createEnvironment(),
      path: "/events",
      known: noChunks(),
      onChunk: ({ envelope }) => seen.push(`${envelope.stream_id}${envelope.seq}`),
      signal: abort.signal,
    },
    clock: createRecordingClock([], START),
    playback: { grow: () => void (grown += 1) },
    onPaused: (isPaused) => paused.push(isPaused),
  });
  const answer = async (ok = true) => {
    answers.shift()?.(ok);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { follower, seen, paused, answer, grown: () => grown };
}

test("requests of each document only the chunks after the newest known one, each once", async () => {
  const { follower, seen, answer, grown } = opened();
  follower.announce(news({ a: 1 }));
  await answer();
  follower.announce(news({ a: 1, b: 0 }));
  await answer();
  follower.announce(news({ a: 3, b: 0 }));
  await answer();
  expect(requests).toEqual(["/events?stream=a&after=-1", "/events?stream=b&after=-1", "/events?stream=a&after=1"]);
  expect(seen).toEqual(["a0", "a1", "b0", "a2", "a3"]);
  expect(grown()).toBe(3);
});

test("makes one request for everything that is announced while another is under way", async () => {
  const { follower, answer } = opened();
  for (const newest of [0, 1, 2, 3]) follower.announce(news({ a: newest }));
  await answer();
  await answer();
  expect(requests).toEqual(["/events?stream=a&after=-1"]);
  follower.announce(news({ a: 5 }));
  expect(requests).toHaveLength(2);
});

test("resumes where it was after a failure, and says that it is paused", async () => {
  const { follower, seen, paused, answer } = opened();
  follower.announce(news({ a: 0 }));
  await answer();
  follower.announce(news({ a: 1 }));
  await answer(false);
  expect(paused).toEqual([false, true]);
  // what is announced meanwhile waits for the same attempt
  follower.announce(news({ a: 2 }));
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  await answer();
  expect(seen).toEqual(["a0", "a1", "a2"]);
  expect(requests.at(-1)).toBe("/events?stream=a&after=0");
  expect(paused).toEqual([false, true, false]);
});

test("leaves the earlier chunks of a known document to the loading of the whole recording", async () => {
  const { follower, answer } = opened(["a"]);
  follower.announce(news({ a: 30, b: 0 }));
  await answer();
  expect(requests).toEqual(["/events?stream=b&after=-1"]);
});
