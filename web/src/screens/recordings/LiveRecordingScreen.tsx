import { graphql, usePreloadedQuery } from "react-relay";
import type { LiveRecordingScreenQuery } from "#web/__generated__/LiveRecordingScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { NoRecording } from "./_parts/NoRecording.tsx";
import { LiveView } from "./_parts/live/LiveView.tsx";

/** A session while it is recorded. */
export default function LiveRecordingScreen({ queryRef }: ScreenProps<LiveRecordingScreenQuery>) {
  const { viewer } = usePreloadedQuery<LiveRecordingScreenQuery>(
    graphql`
      query LiveRecordingScreenQuery($project: ID, $key: String!) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            id
            widgetId
            recordings {
              recording(key: $key) {
                id
                ...LiveView_recording
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
  const { recording } = project.recordings;
  if (!recording) return <NoRecording listHref={href("/recordings")} />;
  return (
    <LiveView key={recording.id} recording={recording} projectId={project.id} widgetId={project.widgetId} href={href} />
  );
}
