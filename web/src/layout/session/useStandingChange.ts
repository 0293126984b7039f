// Role and plan decide too much to patch what is on the screen: whichever query or subscription brings another one than
// the page began with, everything is loaded anew, what the menus keep in the store included. Somebody else's are no
// change: the app has begun again for them.
import { useEffect, useRef } from "react";
import { reloadPage } from "./reloadPage.ts";

/** What the gateway has told; undefined while it has not. */
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
