// Plays two recordings with one clock. Its zero is the moment at which they are aligned, so that one may begin or end
// before the other. While one waits for its data, both stand still.
import type { Playback } from "#web/replay/playback/playback.ts";

export interface Side {
  playback: Pick<Playback, "read" | "play" | "pause" | "seek" | "setSpeed" | "tick">;
  durationMs: number;
}

/** The aligned moments in both recordings, in ms. */
export interface Moments {
  left: number;
  right: number;
}

export interface PairState {
  /** from the aligned moment, in ms; `from` and `to` are the limits of both recordings together */
  at: number;
  from: number;
  to: number;
  isPlaying: boolean;
  speed: number;
}

/** Time between two notifications while it plays, in ms. */
const STEP = 100;

export function createPair(left: Side, right: Side, aligned: Moments) {
  const listeners = new Set<() => void>();
  let sides: (Side & { moment: number })[] = [];
  let state: PairState = { at: 0, from: 0, to: 0, isPlaying: false, speed: 1 };
  let isHeld = false;
  let notifiedAt = 0;

  function notify(): void {
    notifiedAt = 0;
    for (const listener of listeners) listener();
  }

  /** Both recordings at the pair's time; each plays only while it lasts. */
  function place(change: Partial<PairState> = {}): void {
    state = { ...state, ...change };
    isHeld = false;
    for (const { playback, moment, durationMs } of sides) {
      const at = state.at + moment;
      playback.seek(Math.min(Math.max(at, 0), durationMs));
      if (state.isPlaying && at >= 0 && at < durationMs) playback.play();
      else playback.pause();
    }
    notify();
  }

  /** The recordings shall be at these moments at the same time, where the pair stands then. */
  function align(moments: Moments): void {
    sides = [
      { ...left, moment: moments.left },
      { ...right, moment: moments.right },
    ];
    const from = -Math.max(...sides.map(({ moment }) => moment));
    const to = Math.max(...sides.map(({ moment, durationMs }) => durationMs - moment));
    place({ from, to, at: 0 });
  }

  align(aligned);

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (): PairState => state,
    align,
    play: () => place({ isPlaying: true, ...(state.at >= state.to && { at: state.from }) }),
    pause: () => place({ isPlaying: false }),
    seek: (at: number) => place({ at: Math.min(Math.max(at, state.from), state.to) }),
    setSpeed(speed: number): void {
      for (const { playback } of sides) playback.setSpeed(speed);
      place({ speed });
    },

    /** Time passes, in ms. */
    tick(elapsed: number): void {
      if (!state.isPlaying) return;
      if (sides.some(({ playback }) => playback.read().isWaiting)) {
        if (!isHeld) for (const { playback } of sides) playback.pause();
        isHeld = true;
        return;
      }
      if (isHeld) return place();
      const { at: before, to } = state;
      const at = Math.min(before + elapsed * state.speed, to);
      if (at >= to) return place({ at, isPlaying: false });
      const begins = sides.some(({ moment }) => before + moment < 0 && at + moment >= 0);
      if (begins) return place({ at });
      state = { ...state, at };
      for (const { playback } of sides) playback.tick(elapsed);
      notifiedAt += elapsed;
      if (notifiedAt >= STEP) notify();
    },
  };
}

export type Pair = ReturnType<typeof createPair>;
