import { graphql, usePreloadedQuery } from "react-relay";
import type { RecordingListScreenQuery } from "#web/__generated__/RecordingListScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { secondBefore } from "#web/reports/drilldown/useWatchHref.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { QuotaLine } from "./_parts/list/QuotaLine.tsx";
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
        $builtIn: BuiltInCollection
        $collection: ID
        $tag: String
        $visitorId: String
        $first: Int!
        $after: String
        $isFirstPage: Boolean!
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          viewerCanWrite
          ...QuotaLine_viewer
          project(id: $project) {
            id
            widgetId
            features
            ...ReportTitle_project
            ...RecordingList_project
            recordings {
              live {
                ...LiveNow_live
                ...NewRecordings_live
              }
              recordedThisMonth
              list(
                range: $range
                filters: $filters
                sequence: $sequence
                sort: $sort
                withoutInternal: $withoutInternal
                unviewed: $unviewed
                builtIn: $builtIn
                collection: $collection
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
                builtIn: $builtIn
                collection: $collection
                tag: $tag
                visitorId: $visitorId
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
  const { list, first, live, recordedThisMonth } = project.recordings;
  const hrefOf = (key: string, atMs: number) => {
    const second = secondBefore(atMs);
    return href(`/video/${key}`) + (second > 0 ? `&t=${second}` : "");
  };
  return (
    <>
      <ReportTitle title={t("Recordings")} project={project} range={range} />
      <div css={(theme) => ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: theme.space.two })}>
        {first && <WatchFirst page={first} hrefOf={hrefOf} />}
        {live && <LiveNow live={live} projectId={project.id} hrefOf={(key) => href(`/live-recording/${key}`)} />}
        {live && list && <NewRecordings live={live} variables={queryRef.variables} totalCount={list.totalCount} />}
        {!project.features.includes("RECORDING") && (
          <Banner tone="info" isLasting actions={<TextLink href={href("/website")}>{t("Project settings")}</TextLink>}>
            {t("Recordings are switched off for this project: no sessions are recorded.")}
          </Banner>
        )}
        {list && (
          <PanelBoundary height={480}>
            <RecordingList
              page={list}
              project={project}
              canWrite={viewerCanWrite ?? false}
              hrefOf={hrefOf}
              settingsHref={href("/website")}
              quota={<QuotaLine viewer={viewer} recorded={recordedThisMonth} />}
            />
          </PanelBoundary>
        )}
      </div>
    </>
  );
}
