import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import type { SavedHeatmapScreenQuery } from "#web/__generated__/SavedHeatmapScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { withoutQuery } from "#web/reports/heatmap/withoutQuery.ts";
import { chosenDevice, deviceOf } from "./_lib/heatmapChoices.ts";
import { NoHeatmap } from "./_parts/NoHeatmap.tsx";
import { BackgroundButton } from "./_parts/viewer/BackgroundButton.tsx";
import { HeatmapLinks } from "./_parts/viewer/HeatmapLinks.tsx";
import { HeatmapViewer } from "./_parts/viewer/HeatmapViewer.tsx";

/** A saved heatmap, with the pages of its rule, for members and for the holder of a share link. */
export default function SavedHeatmapScreen({ queryRef }: ScreenProps<SavedHeatmapScreenQuery>) {
  const { viewer } = usePreloadedQuery<SavedHeatmapScreenQuery>(
    graphql`
      query SavedHeatmapScreenQuery(
        $project: ID
        $number: Int!
        $device: HeatmapDevice!
        $width: HeatmapWidthInput
        $mode: HeatmapMode!
        $range: RangeInput!
        $filters: FilterInput
        $goal: String
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          ... on Viewer @include(if: $isMember) @alias(as: "asMember") {
            viewerCanWrite
          }
          project(id: $project) {
            widgetId
            ...ReportTitle_project
            heatmaps {
              profile(heatmapProfileId: $number) {
                name
                rule {
                  match
                  value
                }
                devices
                snapshotIds
                ...BackgroundButton_profile
              }
              heatmap(
                range: $range
                filters: $filters
                goal: $goal
                heatmapProfileId: $number
                device: $device
                width: $width
                mode: $mode
              ) {
                range {
                  ...useReportRange_range
                }
                snapshots {
                  url
                }
                ...BackgroundButton_heatmap
                ...HeatmapViewer_heatmap
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { isMember, number, device, mode } = queryRef.variables;
  const { project } = viewer;
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const href = useProjectHref(project?.widgetId);
  const range = useReportRange(project?.heatmaps.heatmap?.range);
  if (!project) return <NoProject />;
  const { profile, heatmap } = project.heatmaps;
  const absent = <NoHeatmap {...(isMember && { listHref: href("/heatmap") })} />;
  if (!profile) return absent;
  const devices = profile.devices.map(deviceOf);
  const [first] = devices;
  if (first && !devices.includes(chosenDevice(search))) {
    const other = new URLSearchParams(search);
    other.set("device", first);
    return <Navigate to={`${pathname}?${other}`} replace />;
  }
  if (!heatmap) return absent;
  const { match, value } = profile.rule;
  return (
    <>
      <ReportTitle
        title={profile.name}
        project={project}
        range={range}
        hasGoal
        share={{ module: "HEATMAP", itemId: String(number) }}
      >
        {viewer.asMember?.viewerCanWrite && (
          <BackgroundButton
            profile={profile}
            heatmap={heatmap}
            widgetId={project.widgetId}
            device={chosenDevice(search)}
          />
        )}
        {isMember && (
          <HeatmapLinks
            pages={match === "REGEX" ? undefined : value}
            address={match === "EXACT" ? value : withoutQuery(heatmap.snapshots[0]?.url)}
            href={href}
          />
        )}
      </ReportTitle>
      <PanelBoundary height={640}>
        <HeatmapViewer
          heatmap={heatmap}
          widgetId={project.widgetId}
          name={profile.name}
          devices={devices}
          preferred={profile.snapshotIds}
          exported={{
            path: `/export/heatmap/${number}/${device.toLowerCase()}/${mode.toLowerCase()}`,
            question: queryRef.variables,
          }}
          {...(isMember && { settingsHref: href("/website") })}
        />
      </PanelBoundary>
    </>
  );
}
