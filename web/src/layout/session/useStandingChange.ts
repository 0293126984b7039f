// Role and plan decide too much to patch what is on the screen: whichever query or subscription brings another one than
// the page began with, everything is loaded anew, what the menus keep in the store included.
import { useEffect, useRef } from "react";
import { reloadPage } from "./reloadPage.ts";

/** What the gateway has told; undefined while it has not. */
export interface Standing {
  role: string | null | undefined;
  planId: number | null | undefined;
}

export function useStandingChange({ role, planId }: Standing): void {
  const first = useRef<{ role?: string; planId?: number }>({});
  useEffect(() => {
    const known = first.current;
    const hasNewRole = role != null && known.role !== undefined && role !== known.role;
    const hasNewPlan = planId != null && known.planId !== undefined && planId !== known.planId;
    if (role != null) known.role = role;
    if (planId != null) known.planId = planId;
    if (hasNewRole || hasNewPlan) reloadPage();
  }, [role, planId]);
}
