import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { HeatmapViewer_heatmap$key } from "#web/__generated__/HeatmapViewer_heatmap.graphql.ts";
import type { HeatmapFrameHandle } from "#web/replay/heatmap/HeatmapFrame.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { useMayDownload } from "#web/ui/actions/mayDownload.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { exportAddress, type ExportedHeatmap } from "../../_lib/exportAddress.ts";
import { backgroundOf } from "../../_lib/backgrounds.ts";
import { chooseSnapshot } from "#web/reports/heatmap/chooseSnapshot.ts";
import {
  chosenDevice,
  chosenMode,
  deviceLabels,
  devices as allDevices,
  modeLabels,
  shownWidths,
  type Device,
} from "../../_lib/heatmapChoices.ts";
import { useHeat } from "#web/reports/heatmap/useHeat.ts";
import { useSnapshot } from "#web/reports/heatmap/useSnapshot.ts";
import { useSnapshots } from "#web/reports/heatmap/useSnapshots.ts";
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
  /** the file that the gateway writes; without it there is none */
  exported?: ExportedHeatmap;
}

/** The page with the layer, its ranked elements or its scroll depth, and how much it is based on. */
export function HeatmapViewer(props: Props) {
  const { heatmap, widgetId, name, devices = allDevices, preferred = [], settingsHref, exported } = props;
  const data = useFragment(
    graphql`
      fragment HeatmapViewer_heatmap on Heatmap {
        sample {
          pageViews
        }
        range {
          startDate
          endDate
          timezone
        }
        ...useHeat_heatmap
        ...useSnapshots_heatmap
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
  const { startDate, endDate, timezone } = data.range;
  const range = { startDate, endDate };
  const snapshots = useSnapshots(data);
  const widths = shownWidths(search);
  const shown = chooseSnapshot(snapshots, widths, [
    search.get("snapshot"),
    backgroundOf(snapshots, preferred, widths)?.snapshotId ?? null,
  ]);
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
                facts={[
                  deviceLabels[chosenDevice(search)],
                  rangeLabel(startDate.slice(0, 10), endDate.slice(0, 10)),
                  phrase("{count, plural, one {# page view} other {# page views}}", { count: data.sample.pageViews }),
                ].join(" · ")}
                addressOf={
                  exported &&
                  ((format) => exportAddress(exported, { widgetId, range, snapshotId: shown.snapshotId }, format))
                }
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
