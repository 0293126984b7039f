// Plays a recording: has the clock, decides which document is shown, skips inactivity and waits for what has not arrived.
// The document of the frame gets a message only when something changes: it plays at the same speed by itself.
import type { FromFrame, ReplayEvent, ToFrame } from "../messages.ts";
import { inactiveSpans, isAction, segmentAt, segmentsOf, type Action, type Segment, type Span } from "./activity.ts";
import type { RecordedStream, TimedChunk } from "./recordingClock.ts";

export interface PlaybackState {
  at: number;
  isPlaying: boolean;
  /** it plays, but what follows has not arrived */
  isWaiting: boolean;
  speed: number;
  skipsInactivity: boolean;
  inactive: readonly Span[];
  stream: string | undefined;
  size: { width: number; height: number };
  /** nothing can be shown of this time */
  isAbsent: boolean;
  /** files of the shown page that are not part of the recording */
  blockedFiles: number;
}

export interface PlaybackOptions {
  streams: readonly RecordedStream[];
  durationMs: number;
  at: number;
  speed: number;
  skipsInactivity: boolean;
  thresholdMs: number;
}

/** How much of an inactive span is shown before and after it, in ms. */
const EDGE = 800;
/** Time between two notifications while it plays, in ms: the playhead moves smoothly, and little is rendered. */
const STEP = 100;

export function createPlayback(options: PlaybackOptions) {
  const { streams, durationMs } = options;
  const listeners = new Set<() => void>();
  const received: { stream: string; events: ReplayEvent[] }[] = [];
  let actions: Action[] = [];
  let segments: Segment[] = segmentsOf(streams, [], durationMs);
  let loaded: Span[] = [];
  let send: ((message: ToFrame) => void) | undefined;
  let thresholdMs = options.thresholdMs;
  let notifiedAt = 0;
  let state: PlaybackState = {
    at: Math.min(Math.max(options.at, 0), durationMs),
    isPlaying: false,
    isWaiting: false,
    speed: options.speed,
    skipsInactivity: options.skipsInactivity,
    inactive: [],
    stream: undefined,
    size: { width: 1280, height: 800 },
    isAbsent: false,
    blockedFiles: 0,
  };

  function set(change: Partial<PlaybackState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const hasArrived = (at: number) => loaded.some(({ from, to }) => at >= from && at <= to);

  /** Shows the current time again, after anything but the passing of time has changed. */
  function show(change: Partial<PlaybackState> = {}): void {
    const next = { ...state, ...change };
    const isWaiting = !hasArrived(next.at);
    const stream = segmentAt(segments, next.at)?.stream;
    const isOther = stream !== state.stream;
    set({ ...change, isWaiting, stream, isAbsent: false, ...(isOther && { blockedFiles: 0 }) });
    const { at, isPlaying, speed } = state;
    if (stream === undefined || isWaiting) return;
    send?.({ kind: "show", stream, at, isPlaying, speed });
  }

  function analyze(): void {
    actions = actions.toSorted((a, b) => a.at - b.at);
    segments = segmentsOf(streams, actions, durationMs);
    set({ inactive: inactiveSpans(actions, loaded, durationMs, thresholdMs) });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (): PlaybackState => state,

    /** The frame's document is ready, or was loaded anew: it gets everything that has arrived. */
    attach(sender: (message: ToFrame) => void): void {
      send = sender;
      for (const { stream, events } of received) sender({ kind: "add", stream, events });
      show();
    },

    receive(message: FromFrame): void {
      if (message.kind === "size") set({ size: { width: message.width, height: message.height } });
      else if (message.stream !== state.stream) return;
      else if (message.kind === "blocked") set({ blockedFiles: message.files });
      else if (message.kind === "absent") set({ isAbsent: true });
    },

    add(chunks: readonly TimedChunk[]): void {
      for (const { stream, events } of chunks) {
        received.push({ stream, events });
        send?.({ kind: "add", stream, events });
        for (const event of events) if (isAction(event)) actions.push({ stream, at: event.timestamp });
      }
    },

    /** These times can be shown now. */
    arrived(spans: Span[]): void {
      loaded = spans;
      analyze();
      const other = segmentAt(segments, state.at)?.stream !== state.stream;
      if (other || (state.isWaiting && hasArrived(state.at))) show();
    },

    play(): void {
      show({ isPlaying: true, ...(state.at >= durationMs && { at: 0 }) });
    },
    pause: () => show({ isPlaying: false }),
    seek: (at: number) => show({ at: Math.min(Math.max(at, 0), durationMs) }),
    setSpeed: (speed: number) => show({ speed }),
    setSkipping(skipsInactivity: boolean, threshold: number): void {
      thresholdMs = threshold;
      set({ skipsInactivity });
      analyze();
    },

    /** Time passes, in ms. */
    tick(elapsed: number): void {
      if (!state.isPlaying) return;
      if (state.isWaiting) {
        if (hasArrived(state.at)) show();
        return;
      }
      const at = Math.min(state.at + elapsed * state.speed, durationMs);
      const idle = state.skipsInactivity
        ? state.inactive.find(({ from, to }) => at >= from + EDGE && at < to - EDGE)
        : undefined;
      if (idle) return show({ at: idle.to === durationMs ? durationMs : idle.to - EDGE });
      if (at >= durationMs) return show({ at, isPlaying: false });
      if (!hasArrived(at) || segmentAt(segments, at)?.stream !== state.stream) return show({ at });
      state = { ...state, at };
      notifiedAt += elapsed;
      if (notifiedAt < STEP) return;
      notifiedAt = 0;
      for (const listener of listeners) listener();
    },
  };
}

export type Playback = ReturnType<typeof createPlayback>;
