// The screens that this viewer can open with `g` and a letter: neither shortcuts nor lists expose items that the menus
// hide.
import { graphql, useFragment } from "react-relay";
import type { useJumps_project$key } from "#web/__generated__/useJumps_project.graphql.ts";
import type { useJumps_viewer$key } from "#web/__generated__/useJumps_viewer.graphql.ts";
import { useHasRoute } from "../../knownPaths.ts";
import { useAppPlaces, type Jump } from "../../places/appPlaces.ts";

export function useJumps(viewer: useJumps_viewer$key, project: useJumps_project$key | null): Jump[] {
  const { viewerCanManageCompany } = useFragment(
    graphql`
      fragment useJumps_viewer on Viewer {
        viewerCanManageCompany
      }
    `,
    viewer,
  );
  const features = useFragment(
    graphql`
      fragment useJumps_project on Project {
        features
      }
    `,
    project,
  )?.features;
  const hasRoute = useHasRoute();
  const { jumps } = useAppPlaces();
  return jumps.filter(
    ({ path, managersOnly, feature }) =>
      hasRoute(path) &&
      (viewerCanManageCompany === true || !managersOnly) &&
      (feature === undefined || features?.includes(feature) === true),
  );
}
