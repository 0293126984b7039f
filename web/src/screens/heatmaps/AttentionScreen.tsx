import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AttentionScreenQuery } from "#web/__generated__/AttentionScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { recordedPageIn } from "./_lib/attention/attentionChoices.ts";
import { chosenDevice, deviceLabels, devices } from "./_lib/heatmapChoices.ts";
import { ForeignAttention } from "./_parts/attention/ForeignAttention.tsx";
import { PageSelect } from "./_parts/PageSelect.tsx";
import { RecordedAttention } from "./_parts/attention/RecordedAttention.tsx";

/** Predicted attention: of a recorded page beside its measured clicks, or of any address or screenshot. */
export default function AttentionScreen({ queryRef }: ScreenProps<AttentionScreenQuery>) {
  const { viewer } = usePreloadedQuery<AttentionScreenQuery>(
    graphql`
      query AttentionScreenQuery(
        $project: ID
        $page: HeatmapPageInput!
        $hasPage: Boolean!
        $device: HeatmapDevice!
        $range: RangeInput!
        $filters: FilterInput
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            id
            widgetId
            ...ReportTitle_project
            heatmaps {
              pages(range: $range, filters: $filters, limit: 100) {
                ...PageSelect_pages
                range {
                  ...useReportRange_range
                }
              }
              heatmap(range: $range, filters: $filters, page: $page, device: $device) @include(if: $hasPage) {
                ...RecordedAttention_heatmap
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { project } = viewer;
  const [search, setSearch] = useSearchParams();
  const href = useProjectHref(project?.widgetId);
  const range = useReportRange(project?.heatmaps.pages?.range);
  if (!project) return <NoProject />;
  const { heatmap, pages } = project.heatmaps;
  const page = recordedPageIn(search);
  const change = (name: "page" | "device", value: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      for (const other of ["url", "snapshot"]) next.delete(other);
      if (value === "") next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <>
      <ReportTitle title={t("Predicted attention")} project={project} range={range} />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <div css={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "8px 16px" }}>
          <PageSelect
            pages={pages ?? null}
            address={page}
            none={t("Any address or screenshot")}
            onChange={(chosen) => change("page", chosen)}
          />
          {page !== "" && (
            <SegmentedControl
              label={t("Device")}
              segments={devices.map((id) => ({ id, label: deviceLabels[id] }))}
              selected={chosenDevice(search)}
              onSelect={(device) => change("device", device)}
            />
          )}
        </div>
        <PanelBoundary height={640}>
          {heatmap ? (
            <RecordedAttention
              key={`${page} ${chosenDevice(search)}`}
              heatmap={heatmap}
              project={project.id}
              widgetId={project.widgetId}
              settingsHref={href("/website")}
            />
          ) : (
            <ForeignAttention project={project.id} />
          )}
        </PanelBoundary>
      </div>
    </>
  );
}
