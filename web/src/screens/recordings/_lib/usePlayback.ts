// The playback of one recording on this screen: loads its events, and reads what the page wrote. useTicks lets time pass.
import { useEffect, useState, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { toGatewayError, type GatewayError } from "#web/relay/gatewayError.ts";
import type { Chunk } from "#web/replay/chunkReader.ts";
import { consoleLine, networkRequest, type TimedLine, type TimedRequest } from "#web/replay/playback/pageOutput.ts";
import { createPlayback, type Playback, type PlaybackState } from "#web/replay/playback/playback.ts";
import { createRecordingClock, type RecordedStream, type TimedChunk } from "#web/replay/playback/recordingClock.ts";
import { createLiveFollower, type LiveFollower, type LiveNews } from "./liveFollower.ts";
import { eventsPath, noChunks, recordingLoader } from "./loadRecording.ts";
import { readPlayerChoices } from "./playerChoices.ts";

export interface PlayedRecording {
  widgetId: number;
  key: string;
  startedAt: string;
  durationMs: number;
  streams: readonly RecordedStream[];
}

export interface PageOutput {
  lines: readonly TimedLine[];
  requests: readonly TimedRequest[];
}

const nothing: PageOutput = { lines: [], requests: [] };

export interface UsedPlayback {
  playback: Playback;
  state: PlaybackState;
  output: PageOutput;
  /** why not all of it could be loaded */
  failure: GatewayError | null;
  retry: () => void;
  /** what is recorded now can't be loaded; it is tried again */
  isPaused: boolean;
}

const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;

function outputOf(chunks: readonly TimedChunk[]): PageOutput {
  const events = chunks.flatMap((chunk) => chunk.events);
  return {
    lines: events.flatMap((event) => consoleLine(event) ?? []).toSorted(byTime),
    requests: events.flatMap((event) => networkRequest(event) ?? []).toSorted(byTime),
  };
}

/**
 * `at`: where to begin, in ms; a later value of it changes nothing. `live`: what was announced of a session that is still
 * recorded.
 */
export function usePlayback(recording: PlayedRecording, at: number, live: LiveNews | null = null): UsedPlayback {
  const { widgetId, key, startedAt, durationMs, streams } = recording;
  const environment = useRelayEnvironment();
  // what has arrived outlives a failed attempt
  const [{ playback, clock, chunks, known, recorded }] = useState(() => {
    const { speed, threshold, ...choices } = readPlayerChoices();
    // a live view has no switch for it
    const skipsInactivity = choices.skipsInactivity && live === null;
    return {
      playback: createPlayback({ streams, durationMs, at, speed, skipsInactivity, thresholdMs: threshold * 1000 }),
      clock: createRecordingClock(streams, Date.parse(startedAt)),
      chunks: [] as TimedChunk[],
      known: noChunks(),
      recorded: streams,
    };
  });
  const state = useSyncExternalStore(playback.subscribe, playback.read);
  const [output, setOutput] = useState(nothing);
  const [failure, setFailure] = useState<GatewayError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [follower, setFollower] = useState<LiveFollower>();
  const [isPaused, setPaused] = useState(false);
  const isLive = live !== null;

  useEffect(() => {
    const abort = new AbortController();
    const source = {
      environment,
      path: eventsPath(widgetId, key),
      known,
      signal: abort.signal,
      onChunk(chunk: Chunk) {
        const placed = clock.place(chunk);
        chunks.push(...placed);
        playback.add(placed);
      },
    };
    let isLoaded = false;
    const following = isLive
      ? createLiveFollower({
          ...{ recorded, source, clock, playback },
          isLoaded: () => isLoaded,
          onPaused: setPaused,
        })
      : undefined;
    const loader = recordingLoader({
      ...source,
      ...{ at: playback.read().at, durationMs, needsFirst: clock.isWaiting, whenShown: playback.whenShown },
      onArrived(spans) {
        playback.arrived(spans);
        setOutput(outputOf(chunks));
        // before, it is unknown what is newer
        setFollower(following);
      },
    });
    const unsubscribe = playback.subscribe(() => {
      const { isWaiting, at: sought } = playback.read();
      if (isWaiting && !isLoaded) void loader.seek(sought);
    });
    loader
      .load()
      .then(() => {
        isLoaded = true;
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setFailure(toGatewayError(error));
      });
    return () => {
      unsubscribe();
      abort.abort();
      following?.stop();
    };
  }, [environment, playback, clock, chunks, known, recorded, widgetId, key, durationMs, isLive, attempt]);

  useEffect(() => {
    if (live !== null) follower?.announce(live);
  }, [follower, live]);

  const retry = () => {
    setFailure(null);
    setAttempt((now) => now + 1);
  };
  return { playback, state, output, failure, retry, isPaused };
}
