// A member whose plan has ended may open a few pages only, which the gateway names: every other address leads to the
// one on which a new plan is chosen. The gateway refuses what the other pages ask for as well.
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation, useNavigate } from "react-router-dom";
import type { useExpiredPlan_viewer$key } from "#web/__generated__/useExpiredPlan_viewer.graphql.ts";
import { useHasRoute } from "../knownPaths.ts";

export function useExpiredPlan(viewer: useExpiredPlan_viewer$key): void {
  const { expiredPlan } = useFragment(
    graphql`
      fragment useExpiredPlan_viewer on Viewer {
        expiredPlan {
          paths
          startPath
        }
      }
    `,
    viewer,
  );
  const hasRoute = useHasRoute();
  const navigate = useNavigate();
  const path = useLocation().pathname.toLowerCase();
  const target = expiredPlan && !expiredPlan.paths.includes(path) ? expiredPlan.startPath : undefined;
  // an address without a screen would lead back here
  const to = target !== undefined && hasRoute(target) ? target : undefined;
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
}
