import { useEffect, useEffectEvent } from "react";

/** The first attempt follows within seconds. Slower ones show when the page is opened again. */
const EVERY_MS = 1500;
const TIMES = 20;

/** Refetches until every delivery was attempted once. */
export function useFirstTries(isUntried: boolean, look: () => void): void {
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (!isUntried) return undefined;
    let left = TIMES;
    const timer = setInterval(() => {
      left -= 1;
      if (left < 0) clearInterval(timer);
      else lookAgain();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isUntried]);
}
