// Refreshes data after a pause: after three minutes without keyboard or pointer input, refetches user, plan and
// projects every three minutes while the page is visible.
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router-dom";
import { wantLayoutAgain } from "../layoutState.ts";

const IDLE_MS = 180_000;
const signs = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

export function useIdleRefresh(): void {
  const revalidator = useRevalidator();
  const refresh = useEffectEvent(() => {
    wantLayoutAgain();
    void revalidator.revalidate();
  });
  useEffect(() => {
    let active = Date.now();
    const note = () => {
      active = Date.now();
    };
    for (const sign of signs) addEventListener(sign, note, { passive: true });
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - active >= IDLE_MS) refresh();
    }, IDLE_MS);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, note);
    };
  }, []);
}
