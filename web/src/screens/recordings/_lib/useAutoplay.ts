// At its end, a recording that was played gives way to the next one of the list, which plays by itself.
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Playback } from "#web/replay/playback/playback.ts";

interface State {
  at: number;
  isPlaying: boolean;
}

/** In the history entry of a recording that was opened by the one before it. */
const PLAYS = { plays: true };

const doesPlay = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "plays" in state && state.plays === true;

/** `next`: the address of the next recording; undefined: playing ends here. */
export function useAutoplay(
  playback: Playback,
  { at, isPlaying }: State,
  durationMs: number,
  next: string | undefined,
): void {
  const navigate = useNavigate();
  const isOpenedByPlaying = doesPlay(useLocation().state);
  const wasPlaying = useRef(false);
  const stopped = useEffectEvent(() => {
    if (next !== undefined && at >= durationMs) void navigate(next, { state: PLAYS });
  });
  useEffect(() => {
    if (wasPlaying.current && !isPlaying) stopped();
    wasPlaying.current = isPlaying;
  }, [isPlaying]);
  useEffect(() => {
    if (isOpenedByPlaying) playback.play();
  }, [playback, isOpenedByPlaying]);
}
