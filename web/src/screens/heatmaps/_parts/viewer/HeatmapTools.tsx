import { useSearchParams } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { absoluteTime } from "#web/ui/format/relativeTime.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import type { SnapshotChoice } from "#web/reports/heatmap/chooseSnapshot.ts";
import { modes } from "#web/reports/heatmap/modes.ts";
import {
  chosenDevice,
  chosenMode,
  chosenWidth,
  deviceLabels,
  modeLabels,
  widthClasses,
  widthLabel,
  type Device,
} from "../../_lib/heatmapChoices.ts";
import { OpacitySlider } from "./OpacitySlider.tsx";

interface Props {
  devices: readonly Device[];
  snapshots: readonly SnapshotChoice[];
  shown: SnapshotChoice | undefined;
  timezone: string;
  opacity: number;
  onOpacity: (opacity: number) => void;
}

const ALL = "";

/** Layer, device, width, recorded page and opacity. All but the opacity are in the URL. */
export function HeatmapTools({ devices, snapshots, shown, timezone, opacity, onOpacity }: Props) {
  const [search, setSearch] = useSearchParams();
  const device = chosenDevice(search);
  const change = (choices: Record<string, string | null>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(choices)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" }}>
      <SegmentedControl
        label={t("Layer")}
        segments={modes.map((id) => ({ id, label: modeLabels[id] }))}
        selected={chosenMode(search)}
        onSelect={(mode) => change({ mode: mode === modes[0] ? null : mode })}
      />
      <SegmentedControl
        label={t("Device")}
        segments={devices.map((id) => ({ id, label: deviceLabels[id] }))}
        selected={device}
        // widths and recorded pages are those of a device
        onSelect={(chosen) => change({ device: chosen, width: null, snapshot: null })}
      />
      <Select
        label={t("Width")}
        hideLabel
        value={chosenWidth(search)?.id ?? ALL}
        choices={[
          { id: ALL, label: t("All widths") },
          ...widthClasses(device).map((one) => ({ id: one.id, label: widthLabel(one) })),
        ]}
        onChange={(id) => change({ width: id, snapshot: null })}
        css={{ width: 165 }}
      />
      {shown && (
        <Select
          label={t("Recorded page")}
          hideLabel
          value={shown.snapshotId}
          choices={snapshots.map(({ snapshotId, recordedAt, viewWidth }) => ({
            id: snapshotId,
            label: t("{width} px, recorded {time}", { time: absoluteTime(recordedAt, timezone), width: viewWidth }),
          }))}
          onChange={(id) => change({ snapshot: id })}
          css={{ width: 300, maxWidth: "100%" }}
        />
      )}
      <OpacitySlider value={opacity} onChange={onOpacity} />
    </div>
  );
}
