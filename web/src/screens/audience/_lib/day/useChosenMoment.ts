// The moment in the URL, and the slider's position, which is ahead of it while the slider moves.
import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { readMoment, writeMoment } from "./moments.ts";

/** Milliseconds without a move of the slider, until the moment is requested. */
const PAUSE = 250;

interface Draft {
  at: number | null;
  /** the screen is about to show it */
  isSent: boolean;
}

export interface ChosenMoments {
  /** the slider's position; null: live */
  position: number | null;
  /** the slider moves: nothing has been requested yet */
  isMoving: boolean;
  /** the link's moment can't be shown */
  isRefused: boolean;
  /** after a pause */
  move(at: number | null): void;
  /** at once */
  choose(at: number | null): void;
}

/**
 * `shown` is the moment on the screen; null: live. The link's moment is read once, when the screen's query is made of
 * it, because it stays on the screen when it is older than 24 hours.
 */
export function useChosenMoment(shown: number | null): ChosenMoments {
  const [search, setSearch] = useSearchParams();
  const isRefused = shown === null && readMoment(search).isRefused;
  const [draft, setDraft] = useState<Draft>();
  const choose = useCallback(
    (at: number | null) => {
      setDraft({ at, isSent: true });
      setSearch((now) => writeMoment(now, at), {
        preventScrollReset: true,
        // going back leads to the live view, not through every moment
        replace: shown !== null || isRefused,
      });
    },
    [setSearch, shown, isRefused],
  );
  const [known, setKnown] = useState(shown);
  if (known !== shown) {
    setKnown(shown);
    if (draft?.isSent) setDraft(undefined);
  }
  useEffect(() => {
    if (!draft || draft.isSent) return undefined;
    const timer = setTimeout(() => choose(draft.at), PAUSE);
    return () => clearTimeout(timer);
  }, [draft, choose]);
  const move = useCallback((at: number | null) => setDraft({ at, isSent: false }), []);
  return {
    position: draft ? draft.at : shown,
    isMoving: draft !== undefined && !draft.isSent,
    isRefused,
    move,
    choose,
  };
}
