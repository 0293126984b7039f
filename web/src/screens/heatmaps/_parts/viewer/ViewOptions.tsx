import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { absoluteTime } from "#web/ui/format/relativeTime.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import type { SnapshotChoice } from "#web/reports/heatmap/chooseSnapshot.ts";
import { chosenDevice, chosenWidth, widthClasses, widthLabel } from "../../_lib/heatmapChoices.ts";

interface Props {
  snapshots: readonly SnapshotChoice[];
  shown: SnapshotChoice | undefined;
  timezone: string;
  onChange: (choices: Record<string, string>) => void;
  /** further tools */
  children: ReactNode;
}

const ALL = "";

/** The width of the counted windows and the recorded page. A chosen width restricts the numbers, so it is always named. */
export function ViewOptions({ snapshots, shown, timezone, onChange, children }: Props) {
  const [search] = useSearchParams();
  const width = chosenWidth(search);
  return (
    <Popover
      label={t("View options")}
      placement="bottom start"
      trigger={
        <Button size="small" icon={<SlidersHorizontal aria-hidden />}>
          {width ? t("View options: {value}", { value: widthLabel(width) }) : t("View options")}
        </Button>
      }
    >
      <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf, width: 320, maxWidth: "100%" })}>
        <Select
          label={t("Width")}
          value={width?.id ?? ALL}
          choices={[
            { id: ALL, label: t("All widths") },
            ...widthClasses(chosenDevice(search)).map((one) => ({ id: one.id, label: widthLabel(one) })),
          ]}
          onChange={(id) => onChange({ width: id, snapshot: "" })}
        />
        {shown && (
          <Select
            label={t("Recorded page")}
            value={shown.snapshotId}
            choices={snapshots.map(({ snapshotId, recordedAt, viewWidth }) => ({
              id: snapshotId,
              label: t("{width} px, recorded {time}", { time: absoluteTime(recordedAt, timezone), width: viewWidth }),
            }))}
            onChange={(id) => onChange({ snapshot: id })}
          />
        )}
        {children}
      </div>
    </Popover>
  );
}
