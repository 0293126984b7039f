import { graphql, usePreloadedQuery } from "react-relay";
import { useParams } from "react-router-dom";
import type { HeatmapScreenQuery } from "#web/__generated__/HeatmapScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { NoHeatmap } from "./_parts/NoHeatmap.tsx";
import { HeatmapLinks } from "./_parts/viewer/HeatmapLinks.tsx";
import { HeatmapViewer } from "./_parts/viewer/HeatmapViewer.tsx";

/** The heatmap of one page by its address, for members and for the holder of a share link. */
export default function HeatmapScreen({ queryRef }: ScreenProps<HeatmapScreenQuery>) {
  const { viewer } = usePreloadedQuery<HeatmapScreenQuery>(
    graphql`
      query HeatmapScreenQuery(
        $project: ID
        $page: HeatmapPageInput!
        $hasPage: Boolean!
        $device: HeatmapDevice!
        $width: HeatmapWidthInput
        $mode: HeatmapMode!
        $range: RangeInput!
        $filters: FilterInput
        $goal: String
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            widgetId
            ...ReportTitle_project
            heatmaps {
              heatmap(
                range: $range
                filters: $filters
                goal: $goal
                page: $page
                device: $device
                width: $width
                mode: $mode
              ) @include(if: $hasPage) {
                range {
                  ...useReportRange_range
                }
                ...HeatmapViewer_heatmap
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { isMember, page } = queryRef.variables;
  const { project } = viewer;
  const { encryptedParam } = useParams();
  const href = useProjectHref(project?.widgetId);
  const range = useReportRange(project?.heatmaps.heatmap?.range);
  if (!project) return <NoProject />;
  const { heatmap } = project.heatmaps;
  if (!heatmap) return <NoHeatmap {...(isMember && { listHref: href("/heatmap/continuous") })} />;
  const address = page.value;
  return (
    <>
      <ReportTitle
        title={t("Heatmap of {page}", { page: address })}
        project={project}
        range={range}
        hasGoal
        share={{ module: "HEATMAP_PAGE", itemId: address }}
      >
        {isMember && <HeatmapLinks pages={address} address={address} href={href} />}
      </ReportTitle>
      <PanelBoundary height={640}>
        <HeatmapViewer
          heatmap={heatmap}
          widgetId={project.widgetId}
          name={address}
          {...(isMember
            ? { settingsHref: href("/website") }
            : { exported: { path: `/export/heatmap/${encryptedParam}`, question: queryRef.variables } })}
        />
      </PanelBoundary>
    </>
  );
}
