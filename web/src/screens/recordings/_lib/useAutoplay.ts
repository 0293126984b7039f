// At its end, a recording that was played gives way to the next one of the list, which plays by itself.
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { focusing } from "./useFocusedStep.ts";
import type { Playback } from "#web/replay/playback/playback.ts";

interface State {
  at: number;
  isPlaying: boolean;
}

/** In the history entry of a recording that was opened by the one before it. */
const PLAYS = { plays: true };

const doesPlay = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "plays" in state && state.plays === true;

/** `next`: the address of the next recording; undefined: playing ends here. A focus in the player stays there. */
export function useAutoplay(
  playback: Playback,
  { at, isPlaying }: State,
  durationMs: number,
  next: string | undefined,
  player: RefObject<HTMLElement | null>,
): void {
  const navigate = useNavigate();
  const isOpenedByPlaying = doesPlay(useLocation().state);
  const wasPlaying = useRef(false);
  const stopped = useEffectEvent(() => {
    if (next === undefined || at < durationMs) return;
    const isFocused = player.current?.contains(document.activeElement) ?? false;
    void navigate(next, { state: { ...PLAYS, ...(isFocused && focusing("play")) } });
  });
  useEffect(() => {
    if (wasPlaying.current && !isPlaying) stopped();
    wasPlaying.current = isPlaying;
  }, [isPlaying]);
  useEffect(() => {
    if (isOpenedByPlaying) playback.play();
  }, [playback, isOpenedByPlaying]);
}
