import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { HeatmapViewer_heatmap$key } from "#web/__generated__/HeatmapViewer_heatmap.graphql.ts";
import type { HeatmapFrameHandle } from "#web/replay/heatmap/HeatmapFrame.tsx";
import { t } from "#web/texts/t.ts";
import { useMayDownload } from "#web/ui/actions/mayDownload.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { chooseSnapshot } from "../../_lib/chooseSnapshot.ts";
import {
  chosenDevice,
  chosenMode,
  devices as allDevices,
  modeLabels,
  shownWidths,
  type Device,
} from "../../_lib/heatmapChoices.ts";
import { useHeat } from "../../_lib/useHeat.ts";
import { useSnapshot } from "../../_lib/useSnapshot.ts";
import { DepthTable } from "./DepthTable.tsx";
import { DownloadMenu } from "./DownloadMenu.tsx";
import { ElementList } from "./ElementList.tsx";
import { HeatmapStage, nothingDrawn, type FrameState } from "./HeatmapStage.tsx";
import { HeatmapTools } from "./HeatmapTools.tsx";
import { NoSnapshot } from "./NoSnapshot.tsx";
import { SampleLine } from "./SampleLine.tsx";

interface Props {
  heatmap: HeatmapViewer_heatmap$key;
  widgetId: number;
  /** name of the downloaded files */
  name: string;
  devices?: readonly Device[];
  /** recorded pages that members chose as the background */
  preferred?: readonly string[];
  /** of the recording; without it the reader can't change it */
  settingsHref?: string;
}

/** The page with the layer, its ranked elements or its scroll depth, and how much it is based on. */
export function HeatmapViewer({ heatmap, widgetId, name, devices = allDevices, preferred = [], settingsHref }: Props) {
  const data = useFragment(
    graphql`
      fragment HeatmapViewer_heatmap on Heatmap {
        sample {
          pageViews
        }
        snapshots {
          snapshotId
          recordedAt
          url
          viewWidth
        }
        range {
          timezone
        }
        ...useHeat_heatmap
        ...SampleLine_heatmap
        ...ElementList_heatmap
        ...DepthTable_heatmap
      }
    `,
    heatmap,
  );
  const [search] = useSearchParams();
  const mayDownload = useMayDownload();
  const [opacity, setOpacity] = useState(0.8);
  const [selected, setSelected] = useState<string | null>(null);
  const [state, setState] = useState<FrameState>(nothingDrawn);
  const frame = useRef<HeatmapFrameHandle>(null);
  const mode = chosenMode(search);
  const isBanded = mode === "scroll" || mode === "attention";
  const { timezone } = data.range;
  const snapshots = data.snapshots.map(({ snapshotId, recordedAt, url, viewWidth }) => ({
    ...{ snapshotId, recordedAt, url, viewWidth },
  }));
  const shown = chooseSnapshot(snapshots, shownWidths(search), [search.get("snapshot"), ...preferred]);
  const snapshot = useSnapshot(widgetId, shown?.snapshotId);
  const heat = useHeat(data, mode);
  const isEmpty = isBanded ? heat.bands.length === 0 : heat.points.length === 0;
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
      <HeatmapTools
        devices={devices}
        snapshots={snapshots}
        shown={shown}
        timezone={timezone}
        opacity={opacity}
        onOpacity={setOpacity}
      />
      <SampleLine heatmap={data} mode={mode} />
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          alignItems: "start",
          gridTemplateColumns: "minmax(0, 1fr) 360px",
          "@media (max-width: 1100px)": { gridTemplateColumns: "minmax(0, 1fr)" },
        })}
      >
        <Card flush css={{ overflow: "hidden" }}>
          {shown ? (
            <HeatmapStage
              key={shown.snapshotId}
              frame={frame}
              snapshot={snapshot}
              address={shown.url}
              heat={heat}
              opacity={opacity}
              selected={isBanded ? null : selected}
              state={state}
              emptyText={isEmpty ? t("Nothing was measured on this layer in the range.") : null}
              onPick={setSelected}
              onState={(change) => setState((now) => ({ ...now, ...change }))}
            />
          ) : (
            <NoSnapshot hasPageViews={data.sample.pageViews > 0} settingsHref={settingsHref} />
          )}
        </Card>
        <Card
          flush
          title={isBanded ? t("Depth") : t("Elements")}
          actions={
            shown &&
            mayDownload && (
              <DownloadMenu
                frame={frame}
                title={`${name} · ${modeLabels[mode]}`}
                file={["heatmap", name.replace(/^\/+/, ""), mode, chosenDevice(search)].join(" ")}
              />
            )
          }
        >
          {isBanded ? (
            <DepthTable heatmap={data} />
          ) : (
            <ElementList heatmap={data} mode={mode} selected={selected} onSelect={setSelected} />
          )}
        </Card>
      </div>
    </div>
  );
}
