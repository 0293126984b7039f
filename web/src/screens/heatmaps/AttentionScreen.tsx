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
import { Select } from "#web/ui/forms/Select.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { recordedPageIn } from "./_lib/attention/attentionChoices.ts";
import { chosenDevice, deviceLabels, devices } from "./_lib/heatmapChoices.ts";
import { ForeignAttention } from "./_parts/attention/ForeignAttention.tsx";
import { RecordedAttention } from "./_parts/attention/RecordedAttention.tsx";

/** Any address or screenshot instead of a recorded page. */
const OTHER = "";

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
                rows {
                  url
                  path
                  hasSnapshot
                }
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
  const recorded = pages?.rows.filter(({ hasSnapshot }) => hasSnapshot) ?? [];
  // a link may name a page that is not among the most viewed ones
  const listed =
    recorded.some(({ url }) => url === page) || page === "" ? recorded : [{ url: page, path: page }, ...recorded];
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
          <Select
            label={t("Page")}
            value={page}
            choices={[
              { id: OTHER, label: t("Any address or screenshot") },
              ...listed.map(({ url, path }) => ({ id: url, label: path })),
            ]}
            onChange={(chosen) => change("page", chosen)}
            css={{ width: 320, maxWidth: "100%" }}
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
