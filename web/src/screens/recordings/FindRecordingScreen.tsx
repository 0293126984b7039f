import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate } from "react-router-dom";
import type { FindRecordingScreenQuery } from "#web/__generated__/FindRecordingScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { NoRecording } from "./_parts/NoRecording.tsx";

/** Opens the newest recording of a session or visitor. */
export default function FindRecordingScreen({ queryRef }: ScreenProps<FindRecordingScreenQuery>) {
  const { viewer } = usePreloadedQuery<FindRecordingScreenQuery>(
    graphql`
      query FindRecordingScreenQuery($project: ID, $session: String!) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            widgetId
            recordings {
              find(session: $session) {
                key
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { project } = viewer;
  const href = useProjectHref(project?.widgetId);
  if (!project) return <NoProject />;
  const { find } = project.recordings;
  if (!find) return <NoRecording listHref={href("/recordings")} />;
  return <Navigate to={href(`/video/${find.key}`)} replace />;
}
