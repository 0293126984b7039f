// A member whose plan has ended may open a few pages only, which the gateway names: every other address leads to the
// one on which a new plan is chosen. The gateway refuses what the other pages ask for as well.
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHasRoute } from "../knownPaths.ts";

interface Confinement {
  readonly paths: readonly string[];
  readonly startPath: string;
}

export function useConfinement(confinedTo: Confinement | null | undefined): void {
  const hasRoute = useHasRoute();
  const navigate = useNavigate();
  const path = useLocation().pathname.toLowerCase();
  const target = confinedTo && !confinedTo.paths.includes(path) ? confinedTo.startPath : undefined;
  // an address without a screen would lead back here
  const to = target !== undefined && hasRoute(target) ? target : undefined;
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
}
