// Role and plan affect too much to patch the current screen. When any query or subscription returns a value other than
// the page started with, the page reloads, including the menus' data in the store. Another member's values are not a
// change: the app has already restarted for them.
import { useEffect, useRef } from "react";
import { reloadPage } from "./reloadPage.ts";

/** The gateway's values; undefined until it has responded. */
export interface Standing {
  userId: string | undefined;
  role: string | undefined;
  planId: number | undefined;
}

export function useStandingChange({ userId, role, planId }: Standing): void {
  const first = useRef<Standing>(undefined);
  useEffect(() => {
    if (userId === undefined) return;
    const known = first.current?.userId === userId ? first.current : undefined;
    const isOther = (now: unknown, before: unknown) => now !== undefined && before !== undefined && now !== before;
    first.current = { userId, role: role ?? known?.role, planId: planId ?? known?.planId };
    if (isOther(role, known?.role) || isOther(planId, known?.planId)) reloadPage();
  }, [userId, role, planId]);
}
