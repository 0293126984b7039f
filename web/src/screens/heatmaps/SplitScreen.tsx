import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { SplitScreenQuery } from "#web/__generated__/SplitScreenQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { addressIn } from "./_lib/heatmapChoices.ts";
import { withChoice } from "./_lib/pageChoices.ts";
import { chosenSplitMode, chosenView, splitModeSegments } from "./_lib/split/splitSides.ts";
import { PageSelect } from "./_parts/PageSelect.tsx";
import { SplitView } from "./_parts/split/SplitView.tsx";
import { OpacitySlider } from "./_parts/viewer/OpacitySlider.tsx";

/** Two heatmaps of a page: two devices, periods or segments, and what differs between them. */
export default function SplitScreen({ queryRef }: ScreenProps<SplitScreenQuery>) {
  const { viewer } = usePreloadedQuery<SplitScreenQuery>(
    graphql`
      query SplitScreenQuery(
        $project: ID
        $page: HeatmapPageInput!
        $hasPage: Boolean!
        $hasDifference: Boolean!
        $mode: HeatmapMode!
        $clickMode: HeatmapClickMode!
        $first: HeatmapSideInput!
        $second: HeatmapSideInput!
        $firstRange: RangeInput!
        $firstFilters: FilterInput
        $firstDevice: HeatmapDevice!
        $secondRange: RangeInput!
        $secondFilters: FilterInput
        $secondDevice: HeatmapDevice!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            heatmaps {
              pages(range: $firstRange, limit: 100) {
                ...PageSelect_pages
              }
            }
            ... on Project @include(if: $hasPage) @alias(as: "compared") {
              ...SplitView_project
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { project } = viewer;
  const [search, setSearch] = useSearchParams();
  const [opacity, setOpacity] = useState(0.8);
  const isNarrow = useNarrow();
  if (!project) return <NoProject />;
  const address = addressIn(search);
  const mode = chosenSplitMode(search);
  const choose = (choices: Record<string, string>) =>
    setSearch((now) => withChoice(now, choices), { preventScrollReset: true });
  return (
    <>
      <PageTitle title={t("Compare heatmaps")} />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <div css={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "8px 16px", minWidth: 0 }}>
          <PageSelect pages={project.heatmaps.pages ?? null} address={address} onChange={(url) => choose({ url })} />
          <SegmentedControl
            size="medium"
            label={t("Layer")}
            segments={splitModeSegments}
            selected={mode}
            onSelect={(id) => choose({ mode: id === "click" ? "" : id })}
            isOneLine={isNarrow}
          />
          <SegmentedControl
            size="medium"
            label={t("View")}
            segments={[
              { id: "maps", label: t("Side by side") },
              { id: "difference", label: t("Difference"), disabled: mode === "scroll" },
            ]}
            selected={chosenView(search)}
            onSelect={(id) => choose({ view: id === "maps" ? "" : id })}
          />
          <OpacitySlider value={opacity} onChange={setOpacity} />
        </div>
        {!project.compared ? (
          <EmptyState title={t("Choose a page to compare")} minHeight={420}>
            {t("Two heatmaps of the page appear side by side: desktop and mobile visits, two periods or two segments.")}
          </EmptyState>
        ) : (
          <PanelBoundary height={640}>
            <SplitView project={project.compared} opacity={opacity} />
          </PanelBoundary>
        )}
      </div>
    </>
  );
}
