import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { SplitView_project$key } from "#web/__generated__/SplitView_project.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { differenceHeat, isSignificant } from "../../_lib/split/differences.ts";
import { useDifferences } from "../../_lib/split/useDifferences.ts";
import { chosenSplitMode, chosenView, sides, type SideId } from "../../_lib/split/splitSides.ts";
import { DifferenceTable } from "./DifferenceTable.tsx";
import { SideControls } from "./SideControls.tsx";
import { SplitMap } from "./SplitMap.tsx";

interface Props {
  project: SplitView_project$key;
  opacity: number;
}

const titles: Readonly<Record<SideId, string>> = { first: t("First"), second: t("Second") };

/** Both maps side by side, on a phone one at a time, or the second one with the elements that differ. */
export function SplitView({ project, opacity }: Props) {
  const data = useFragment(
    graphql`
      fragment SplitView_project on Project {
        widgetId
        ...SideControls_project
        heatmaps {
          first: heatmap(range: $firstRange, filters: $firstFilters, page: $page, device: $firstDevice, mode: $mode) {
            ...SplitMap_heatmap
          }
          second: heatmap(
            range: $secondRange
            filters: $secondFilters
            page: $page
            device: $secondDevice
            mode: $mode
          ) {
            ...SplitMap_heatmap
          }
          difference(page: $page, mode: $clickMode, first: $first, second: $second) @include(if: $hasDifference) {
            ...useDifferences_difference
          }
        }
      }
    `,
    project,
  );
  const [search] = useSearchParams();
  const href = useProjectHref(data.widgetId);
  const isNarrow = useNarrow();
  const [only, setOnly] = useState<SideId>("first");
  const [selected, setSelected] = useState<string | null>(null);
  /** the side that was scrolled, whose position the other one takes */
  const [scrolled, setScrolled] = useState<{ side: SideId; share: number }>();
  const { first, second, difference } = data.heatmaps;
  const elements = useDifferences(difference ?? null);
  const heat = useMemo(() => differenceHeat(elements ?? []), [elements]);
  const mode = chosenSplitMode(search);
  const showsDifference = chosenView(search) === "difference";
  const heatmaps = { first, second };
  const shown = showsDifference ? (["second"] as const) : isNarrow ? [only] : sides;
  const found = (elements ?? []).filter(isSignificant).length;
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
      {isNarrow && !showsDifference && (
        <div>
          <SegmentedControl
            label={t("Side")}
            segments={sides.map((id) => ({ id, label: titles[id] }))}
            selected={only}
            onSelect={setOnly}
          />
        </div>
      )}
      <div
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: `repeat(${isNarrow ? 1 : 2}, minmax(0, 1fr))`,
          alignItems: "start",
          gap: theme.space.two,
        })}
      >
        {showsDifference && (
          <Card title={t("Compared groups")} flush>
            {sides.map((side) => (
              <div key={side} role="group" aria-label={titles[side]}>
                <p css={(theme) => ({ ...caption(theme), padding: "0 16px 8px" })}>{titles[side]}</p>
                <SideControls project={data} side={side} />
              </div>
            ))}
          </Card>
        )}
        {shown.map((side) => {
          const heatmap = heatmaps[side];
          return (
            <Card key={side} title={showsDifference ? t("Elements that differ") : titles[side]} flush>
              {!showsDifference && <SideControls project={data} side={side} />}
              {heatmap && (
                <SplitMap
                  heatmap={heatmap}
                  side={side}
                  widgetId={data.widgetId}
                  settingsHref={href("/website")}
                  mode={mode}
                  opacity={opacity}
                  selected={showsDifference ? selected : null}
                  {...(showsDifference && { difference: heat })}
                  scrolled={scrolled && scrolled.side !== side ? scrolled.share : undefined}
                  onScroll={(share) => setScrolled({ side, share })}
                />
              )}
            </Card>
          );
        })}
      </div>
      {elements && (
        <Card
          title={t("Differences by element")}
          definition={t(
            "Page views with a click on the element, of all page views of the side. Significant: the adjusted p is under 0.05, so that at most one in twenty such findings is expected to be chance.",
          )}
          footer={
            elements.length > 0 &&
            t("{found} of {all} elements differ significantly", { found: String(found), all: String(elements.length) })
          }
          flush
        >
          <DifferenceTable elements={elements} onSelect={setSelected} />
        </Card>
      )}
    </div>
  );
}
