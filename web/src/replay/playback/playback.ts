// Plays a recording: has the clock, decides which document is shown, skips inactivity and waits for what has not arrived.
// The document of the frame gets a message only when something changes: it plays at the same speed by itself.
//
// A session that is still recorded grows. Following it means to show each chunk from its beginning as soon as it has
// arrived, so that the visitor's movements are smooth, and the last moment until the next one comes.
import type { FromFrame, ReplayEvent, ToFrame } from "../messages.ts";
import { inactiveSpans, isAction, segmentAt, segmentsOf, type Action, type Segment, type Span } from "./activity.ts";
import type { RecordedStream, TimedChunk } from "./recordingClock.ts";

export interface PlaybackState {
  at: number;
  durationMs: number;
  /** the session is still recorded */
  isLive: boolean;
  /** the newest is shown as it arrives, at the visitor's speed */
  isFollowing: boolean;
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
  /** the document that shows pages could not be loaded */
  hasFailed: boolean;
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
/** The most of a chunk that is shown after it has arrived, in ms. */
const CATCH_UP = 2000;

/** An event of the pointer holds its positions of the moment before. */
function startOf({ timestamp, data }: ReplayEvent): number {
  const { positions } = (data ?? {}) as { positions?: { timeOffset?: unknown }[] };
  return timestamp + Math.min(0, Number(positions?.[0]?.timeOffset) || 0);
}

export function createPlayback(options: PlaybackOptions) {
  let { streams, durationMs } = options;
  const listeners = new Set<() => void>();
  const received: { stream: string; events: ReplayEvent[] }[] = [];
  let actions: Action[] = [];
  let segments: Segment[] = segmentsOf(streams, [], durationMs);
  let loaded: Span[] = [];
  let send: ((message: ToFrame) => void) | undefined;
  let thresholdMs = options.thresholdMs;
  /** time of the last event that has arrived */
  let newest = 0;
  /** time of the first event that has arrived since the recording grew */
  let arriving = Infinity;
  let notifiedAt = 0;
  /** the time that the frame was last asked to show */
  let requested: number | undefined;
  let shown = Promise.withResolvers<void>();
  let isShown = false;
  let state: PlaybackState = {
    at: Math.min(Math.max(options.at, 0), durationMs),
    durationMs,
    isLive: false,
    isFollowing: false,
    isPlaying: false,
    isWaiting: false,
    speed: options.speed,
    skipsInactivity: options.skipsInactivity,
    inactive: [],
    stream: undefined,
    size: { width: 1280, height: 800 },
    isAbsent: false,
    hasFailed: false,
    blockedFiles: 0,
  };

  function set(change: Partial<PlaybackState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function noteShown(): void {
    isShown = true;
    shown.resolve();
  }

  const hasArrived = (at: number) => loaded.some(({ from, to }) => at >= from && at <= to);

  /** Shows the current time again, after anything but the passing of time has changed. */
  function show(change: Partial<PlaybackState> = {}): void {
    const next = { ...state, ...change };
    const isWaiting = !hasArrived(next.at);
    const stream = segmentAt(segments, next.at)?.stream;
    const isOther = stream !== state.stream;
    set({ ...change, isWaiting, stream, isAbsent: false, ...(isOther && { blockedFiles: 0 }) });
    const { at, isPlaying, isFollowing } = state;
    // no document was open at that time
    if (stream === undefined) return noteShown();
    if (isWaiting) return;
    if (!send) return;
    if (isShown) shown = Promise.withResolvers();
    isShown = false;
    requested = at;
    send({ kind: "show", stream, at, isPlaying, speed: isFollowing ? 1 : state.speed });
  }

  function analyze(): void {
    actions = actions.toSorted((a, b) => a.at - b.at);
    segments = segmentsOf(streams, actions, durationMs);
    set({ inactive: inactiveSpans(actions, loaded, durationMs, thresholdMs) });
  }

  const follow = () => show({ at: durationMs, isPlaying: true, isFollowing: true });

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
      show({ hasFailed: false });
    },

    /** The frame's document could not be loaded. What happened in the recording can still be read. */
    fail(): void {
      noteShown();
      set({ hasFailed: true });
    },
    /** The frame's document is loaded again. */
    reopen: () => set({ hasFailed: false }),

    /** Resolves when the time to show is visible in the frame, or can't be shown. */
    whenShown: () => shown.promise,

    receive(message: FromFrame): void {
      if ((message.kind === "shown" || message.kind === "absent") && message.at === requested) noteShown();
      if (message.kind === "outlined") return;
      if (message.kind === "size") set({ size: { width: message.width, height: message.height } });
      else if (message.stream !== state.stream) return;
      else if (message.kind === "blocked") set({ blockedFiles: message.files });
      else if (message.kind === "absent") set({ isAbsent: true });
    },

    add(chunks: readonly TimedChunk[]): void {
      for (const { stream, events } of chunks) {
        received.push({ stream, events });
        send?.({ kind: "add", stream, events });
        for (const event of events) {
          newest = Math.max(newest, event.timestamp);
          arriving = Math.min(arriving, startOf(event));
          if (isAction(event)) actions.push({ stream, at: event.timestamp });
        }
      }
    },

    /** These times can be shown now. */
    arrived(spans: Span[]): void {
      loaded = spans.map(({ from, to }) => ({ from, to: to >= options.durationMs ? Math.max(to, durationMs) : to }));
      analyze();
      const other = segmentAt(segments, state.at)?.stream !== state.stream;
      if (other || (state.isWaiting && hasArrived(state.at))) show();
    },

    /** What was added continues a session that is still recorded, or was until now. */
    grow(known: readonly RecordedStream[], isLive: boolean): void {
      const edge = durationMs;
      const begin = arriving;
      arriving = Infinity;
      streams = known;
      durationMs = Math.max(durationMs, newest);
      loaded = loaded.map(({ from, to }) => ({ from, to: to >= edge ? Math.max(to, durationMs) : to }));
      analyze();
      const isFollowing = state.isFollowing && isLive;
      if (durationMs === edge || !isFollowing) set({ durationMs, isLive, isFollowing });
      else show({ durationMs, isLive, at: Math.max(state.at, edge, begin, durationMs - CATCH_UP) });
    },
    /** Shows the newest, and what follows as it arrives. */
    follow,

    play(): void {
      if (state.isLive && state.at >= durationMs) return follow();
      show({ isPlaying: true, ...(state.at >= durationMs && { at: 0 }) });
    },
    pause: () => show({ isPlaying: false, isFollowing: false }),
    seek(at: number): void {
      if (state.isLive && state.isPlaying && at >= durationMs) return follow();
      show({ at: Math.min(Math.max(at, 0), durationMs), isFollowing: false });
    },
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
      const { isLive, isFollowing } = state;
      const at = Math.min(state.at + elapsed * (isFollowing ? 1 : state.speed), durationMs);
      if (isFollowing && at === state.at) return;
      const idle =
        state.skipsInactivity && !isFollowing
          ? state.inactive.find(({ from, to }) => at >= from + EDGE && at < to - EDGE)
          : undefined;
      if (idle) return show({ at: idle.to === durationMs ? durationMs : idle.to - EDGE });
      if (at >= durationMs && !isFollowing) return isLive ? follow() : show({ at, isPlaying: false });
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
