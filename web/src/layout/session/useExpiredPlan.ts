// A member whose plan has expired may open only the few pages listed by the gateway. Every other URL redirects to the
// page for choosing a new plan. The gateway also rejects the queries of the other pages.
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
  // a path without a screen would redirect here again
  const to = target !== undefined && hasRoute(target) ? target : undefined;
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
}
