// Plays the last 24 hours: the next moment follows when the last one has been shown for a while, however long it took to
// load. Ends with the live view.
import { useEffect, useEffectEvent, useState } from "react";

const FRAME_MS = 500;
/** Minutes of the day for each frame: 24 hours take 72 seconds. */
const STEP_MS = 10 * 60_000;

interface Day {
  /** the first moment, and the one from which on it is live */
  from: number;
  until: number;
  /** the moment on the screen; null: live */
  shown: number | null;
  /** the screen shows the slider's position, and the next one may follow */
  isSettled: boolean;
  choose(at: number | null): void;
}

export function useReplay({ from, until, shown, isSettled, choose }: Day) {
  const [isPlaying, setPlaying] = useState(false);
  const next = useEffectEvent(() => {
    const at = shown === null ? null : shown + STEP_MS;
    if (at === null || at >= until) setPlaying(false);
    choose(at === null || at >= until ? null : at);
  });
  useEffect(() => {
    if (!isPlaying || !isSettled) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [isPlaying, isSettled, shown]);
  return {
    isPlaying,
    /** From the moment on the screen; from the live view, the whole day. */
    play() {
      if (shown === null) choose(from);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}
