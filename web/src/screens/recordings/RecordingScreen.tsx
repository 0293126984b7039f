import { graphql, usePreloadedQuery } from "react-relay";
import type { RecordingScreenQuery } from "#web/__generated__/RecordingScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { t } from "#web/texts/t.ts";
import { absoluteTime } from "#web/ui/format/relativeTime.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { NoRecording } from "./_parts/NoRecording.tsx";
import { RecordingActions } from "./_parts/RecordingActions.tsx";
import { Player } from "./_parts/player/Player.tsx";

/** One recorded session, for members and for the holder of a share link. */
export default function RecordingScreen({ queryRef }: ScreenProps<RecordingScreenQuery>) {
  const { viewer } = usePreloadedQuery<RecordingScreenQuery>(
    graphql`
      query RecordingScreenQuery($project: ID, $key: String!, $isMember: Boolean!) @preloadable @throwOnFieldError {
        viewer {
          ... on Viewer @include(if: $isMember) @alias(as: "asMember") {
            viewerCanWrite
            ...Player_viewer
          }
          project(id: $project) {
            widgetId
            timezone
            ...Player_project
            recordings {
              recording(key: $key) {
                id
                startedAt
                visitor {
                  visitorId
                  userId
                  name
                  email
                }
                ...RecordingActions_recording
                ...Player_recording
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { project, asMember } = viewer;
  const href = useProjectHref(project?.widgetId);
  if (!project) return <NoProject />;
  const { recording } = project.recordings;
  if (!recording) return <NoRecording {...(asMember && { listHref: href("/recordings") })} />;
  const { visitorId, userId, name, email } = recording.visitor;
  return (
    <>
      <PageTitle
        title={visitorName({ visitorId, userId, name, email })}
        description={t("Recorded {time}", { time: absoluteTime(recording.startedAt, project.timezone ?? undefined) })}
        actions={
          asMember && (
            <RecordingActions recording={recording} canWrite={asMember.viewerCanWrite} listHref={href("/recordings")} />
          )
        }
      />
      <Player key={recording.id} recording={recording} viewer={asMember ?? null} project={project} />
    </>
  );
}
