// While the gateway or the host doesn't respond, the visible page retries with growing delays and stops once responses
// have no errors.
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router-dom";
import { forgetTroubleBefore, useTrouble, type Trouble } from "#web/relay/trouble.ts";
import { wantLayoutAgain } from "../layoutState.ts";

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 8000;

export function useSelfRecovery(): Trouble {
  const trouble = useTrouble();
  const revalidator = useRevalidator();
  const again = useEffectEvent(() => {
    wantLayoutAgain();
    void revalidator.revalidate();
  });
  const isTroubled = trouble !== "none";
  useEffect(() => {
    if (!isTroubled) return undefined;
    let wait = FIRST_WAIT_MS;
    let requested = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      if (!document.hidden) {
        forgetTroubleBefore(requested);
        requested = Date.now();
        again();
        wait = Math.min(wait * 1.6, LONGEST_WAIT_MS);
      }
      timer = setTimeout(run, wait);
    };
    timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  }, [isTroubled]);
  return trouble;
}
