import { graphql, usePreloadedQuery } from "react-relay";
import type { RecordingListScreenQuery } from "#web/__generated__/RecordingListScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { LiveNow } from "./_parts/live/LiveNow.tsx";
import { NewRecordings } from "./_parts/live/NewRecordings.tsx";
import { RecordingList } from "./_parts/list/RecordingList.tsx";
import { WatchFirst } from "./_parts/list/WatchFirst.tsx";

/** Recorded sessions of a range, and those to watch first. */
export default function RecordingListScreen({ queryRef }: ScreenProps<RecordingListScreenQuery>) {
  const { viewer } = usePreloadedQuery<RecordingListScreenQuery>(
    graphql`
      query RecordingListScreenQuery(
        $project: ID
        $range: RangeInput!
        $filters: FilterInput
        $sequence: [SequenceStepInput!]
        $sort: RecordingSort!
        $withoutInternal: Boolean!
        $unviewed: Boolean!
        $starred: Boolean!
        $tag: String
        $visitorId: String
        $first: Int!
        $after: String
        $isFirstPage: Boolean!
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          viewerCanWrite
          project(id: $project) {
            id
            widgetId
            ...ReportTitle_project
            recordings {
              live {
                ...LiveNow_live
                ...NewRecordings_live
              }
              list(
                range: $range
                filters: $filters
                sequence: $sequence
                sort: $sort
                withoutInternal: $withoutInternal
                unviewed: $unviewed
                starred: $starred
                tag: $tag
                visitorId: $visitorId
                first: $first
                after: $after
              ) {
                totalCount
                range {
                  ...useReportRange_range
                }
                ...RecordingList_page
              }
              first: list(
                range: $range
                filters: $filters
                sequence: $sequence
                sort: RELEVANCE
                withoutInternal: $withoutInternal
                unviewed: true
                first: 25
              ) @include(if: $isFirstPage) {
                ...WatchFirst_page
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { project, viewerCanWrite } = viewer;
  const range = useReportRange(project?.recordings.list?.range);
  const href = useProjectHref(project?.widgetId);
  if (!project) return <NoProject />;
  const { list, first, live } = project.recordings;
  return (
    <>
      <ReportTitle title={t("Recordings")} project={project} range={range} />
      <div css={(theme) => ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: theme.space.two })}>
        {first && <WatchFirst page={first} hrefOf={(key) => href(`/video/${key}`)} />}
        {live && <LiveNow live={live} projectId={project.id} hrefOf={(key) => href(`/live-recording/${key}`)} />}
        {live && list && <NewRecordings live={live} variables={queryRef.variables} totalCount={list.totalCount} />}
        {list && (
          <PanelBoundary height={480}>
            <RecordingList page={list} canWrite={viewerCanWrite} href={href} />
          </PanelBoundary>
        )}
      </div>
    </>
  );
}
