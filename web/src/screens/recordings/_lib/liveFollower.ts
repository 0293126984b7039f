// Loads what is recorded while a session is watched: after each announcement only the chunks that are new, one request
// at a time. After a failure it repeats the newest one, so that it resumes where it was.
import type { Playback } from "#web/replay/playback/playback.ts";
import type { RecordedStream, RecordingClock } from "#web/replay/playback/recordingClock.ts";
import { loadNewer, type ChunkSource, type NewestChunk } from "./loadRecording.ts";

export interface LiveNews {
  isLive: boolean;
  streams: readonly (RecordedStream & NewestChunk)[];
}

interface Followed {
  /** the documents that were known before; `isLoaded`: with all of their chunks so far */
  recorded: readonly RecordedStream[];
  isLoaded: () => boolean;
  source: ChunkSource;
  clock: Pick<RecordingClock, "learn">;
  playback: Pick<Playback, "grow">;
  onPaused: (isPaused: boolean) => void;
}

const RETRY_MS = 1000;

export interface LiveFollower {
  announce(news: LiveNews): void;
  stop(): void;
}

export function createLiveFollower(followed: Followed): LiveFollower {
  const { recorded, isLoaded, source, clock, playback, onPaused } = followed;
  const known = new Map(recorded.map((stream) => [stream.stream, stream]));
  let next: LiveNews | undefined;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The earlier chunks of a document are loaded with the recording. */
  const isNew = ({ stream }: NewestChunk) =>
    isLoaded() || source.known.newest.has(stream) || !recorded.some((one) => one.stream === stream);

  async function load({ isLive, streams }: LiveNews): Promise<void> {
    for (const { stream, from, to, missing } of streams)
      known.set(stream, { ...known.get(stream), stream, from, to, missing: known.get(stream)?.missing ?? missing });
    clock.learn(Array.from(known.values()));
    await loadNewer(source, streams.filter(isNew));
    playback.grow(Array.from(known.values()), isLive);
  }

  async function run(): Promise<void> {
    while (next !== undefined && !source.signal.aborted) {
      const news = next;
      next = undefined;
      try {
        await load(news);
        onPaused(false);
      } catch {
        next ??= news;
        if (!source.signal.aborted) onPaused(true);
        timer = setTimeout(start, RETRY_MS);
        return;
      }
    }
  }

  function start(): void {
    timer = undefined;
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
    });
  }

  return {
    announce(news) {
      next = news;
      if (timer === undefined) start();
    },
    stop: () => clearTimeout(timer),
  };
}
