import { useSearchParams } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { useNarrow, useNarrower } from "#web/ui/layout/useNarrow.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import type { SnapshotChoice } from "#web/reports/heatmap/chooseSnapshot.ts";
import { modes } from "#web/reports/heatmap/modes.ts";
import { chosenDevice, chosenMode, deviceLabels, modeLabels, type Device } from "../../_lib/heatmapChoices.ts";
import { withChoice } from "../../_lib/pageChoices.ts";
import { OpacitySlider } from "./OpacitySlider.tsx";
import { ViewOptions } from "./ViewOptions.tsx";

interface Props {
  devices: readonly Device[];
  snapshots: readonly SnapshotChoice[];
  shown: SnapshotChoice | undefined;
  timezone: string;
  opacity: number;
  onOpacity: (opacity: number) => void;
}

/** Below this width of the window in px, the slider would take a second line. */
const WIDE = 1180;

/** Layer, device and opacity; what is changed rarely is among the options. All but the opacity are in the URL. */
export function HeatmapTools({ devices, snapshots, shown, timezone, opacity, onOpacity }: Props) {
  const [search, setSearch] = useSearchParams();
  const isNarrow = useNarrow();
  const isTight = useNarrower(WIDE);
  const change = (choices: Record<string, string>) =>
    setSearch((now) => withChoice(now, choices), { preventScrollReset: true });
  const slider = <OpacitySlider value={opacity} onChange={onOpacity} />;
  return (
    <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px", minWidth: 0 }}>
      <SegmentedControl
        label={t("Layer")}
        segments={modes.map((id) => ({ id, label: modeLabels[id] }))}
        selected={chosenMode(search)}
        onSelect={(mode) => change({ mode: mode === modes[0] ? "" : mode })}
        isOneLine={isNarrow}
      />
      <SegmentedControl
        label={t("Device")}
        segments={devices.map((id) => ({ id, label: deviceLabels[id] }))}
        selected={chosenDevice(search)}
        // widths and recorded pages are those of a device
        onSelect={(device) => change({ device, width: "", snapshot: "" })}
      />
      {!isTight && slider}
      <ViewOptions {...{ snapshots, shown, timezone }} onChange={change}>
        {isTight && slider}
      </ViewOptions>
    </div>
  );
}
