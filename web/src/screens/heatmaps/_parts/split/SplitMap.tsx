import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { SplitMap_heatmap$key } from "#web/__generated__/SplitMap_heatmap.graphql.ts";
import type { Heat } from "#web/replay/heatmap/heatmapMessages.ts";
import { chooseSnapshot } from "#web/reports/heatmap/chooseSnapshot.ts";
import { sideWidths, type SideId, type SplitMode } from "../../_lib/split/splitSides.ts";
import { useHeat } from "#web/reports/heatmap/useHeat.ts";
import { useSnapshot } from "#web/reports/heatmap/useSnapshot.ts";
import { useSnapshots } from "#web/reports/heatmap/useSnapshots.ts";
import { AttentionStage } from "../attention/AttentionStage.tsx";
import { NoSnapshot } from "../viewer/NoSnapshot.tsx";
import { SampleLine } from "../viewer/SampleLine.tsx";

interface Props {
  heatmap: SplitMap_heatmap$key;
  side: SideId;
  widgetId: number;
  settingsHref: string;
  mode: SplitMode;
  opacity: number;
  /** the difference layer, instead of the side's own points */
  difference?: Heat;
  selected?: string | null;
  scrolled: number | undefined;
  onScroll: (share: number) => void;
}

/** The page of one side with its layer, and how much it is based on. */
export function SplitMap({
  heatmap,
  side,
  widgetId,
  settingsHref,
  mode,
  opacity,
  difference,
  selected,
  ...scroll
}: Props) {
  const data = useFragment(
    graphql`
      fragment SplitMap_heatmap on Heatmap {
        ...SampleLine_heatmap
        ...useHeat_heatmap
        ...useSnapshots_heatmap
        sample {
          pageViews
        }
      }
    `,
    heatmap,
  );
  const [search] = useSearchParams();
  const shown = chooseSnapshot(useSnapshots(data), sideWidths(search, side), []);
  const snapshot = useSnapshot(widgetId, shown?.snapshotId);
  const own = useHeat(data, mode);
  return (
    <>
      {shown ? (
        <AttentionStage
          snapshot={snapshot}
          heat={difference ?? own}
          opacity={opacity}
          isPending={false}
          selected={selected ?? null}
          {...scroll}
        />
      ) : (
        <NoSnapshot hasPageViews={data.sample.pageViews > 0} settingsHref={settingsHref} />
      )}
      <div css={(theme) => ({ display: "grid", gap: theme.space.one, padding: "8px 16px" })}>
        <SampleLine heatmap={data} mode={mode} />
      </div>
    </>
  );
}
