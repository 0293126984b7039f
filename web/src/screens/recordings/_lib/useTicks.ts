import { useEffect } from "react";

interface Played {
  tick: (elapsed: number) => void;
  pause: () => void;
}

/** Lets time pass while it plays. `isFollowing`: it shows what happens now, so a hidden tab doesn't pause it. */
export function useTicks(played: Played, isPlaying: boolean, isFollowing = false): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function pass(now) {
      played.tick(Math.max(0, now - last));
      last = now;
      frame = requestAnimationFrame(pass);
    });
    // a hidden tab draws nothing, so that all of the time would pass at once when it is shown again
    const pause = () => document.hidden && !isFollowing && played.pause();
    document.addEventListener("visibilitychange", pause);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", pause);
    };
  }, [played, isPlaying, isFollowing]);
}
