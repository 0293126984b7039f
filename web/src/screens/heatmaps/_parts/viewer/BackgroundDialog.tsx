import { useState } from "react";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { absoluteTime } from "#web/ui/format/relativeTime.ts";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { noHeat } from "../../_lib/attention/predictedHeat.ts";
import { backgroundOf, ofDevice, withBackground } from "../../_lib/backgrounds.ts";
import { chooseSnapshot } from "#web/reports/heatmap/chooseSnapshot.ts";
import { deviceLabels, deviceWidths, type Device } from "../../_lib/heatmapChoices.ts";
import { useSnapshot } from "#web/reports/heatmap/useSnapshot.ts";
import type { Snapshot } from "#web/reports/heatmap/useSnapshots.ts";
import { useUpdateProfile } from "../../_lib/useUpdateProfile.ts";
import { AttentionStage } from "../attention/AttentionStage.tsx";

interface Props {
  /** global id of the saved heatmap */
  profileId: string;
  widgetId: number;
  device: Device;
  snapshots: readonly Snapshot[];
  /** ids of the chosen ones, of all devices */
  chosen: readonly string[];
  timezone: string;
  onClose: () => void;
}

const NEAREST = "";

/** The recorded page that a saved heatmap is shown on for a device, with a preview. */
export function BackgroundDialog({ profileId, widgetId, device, snapshots, chosen, timezone, onClose }: Props) {
  const widths = deviceWidths(device);
  const [picked, setPicked] = useState(backgroundOf(snapshots, chosen, widths)?.snapshotId ?? NEAREST);
  const [problem, setProblem] = useState<string>();
  const [update, isInFlight] = useUpdateProfile();
  const own = ofDevice(snapshots, device);
  const shown = own.find(({ snapshotId }) => snapshotId === picked) ?? chooseSnapshot(snapshots, widths, []);
  const snapshot = useSnapshot(widgetId, shown?.snapshotId);
  const save = () =>
    update({ id: profileId, snapshotIds: withBackground(snapshots, chosen, { device, id: picked || null }) }).then(
      (found) => (found ? setProblem(found.message) : onClose()),
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  return (
    <Dialog
      title={t("Background for {device}", { device: deviceLabels[device] })}
      description={t("The recorded page on which this heatmap is shown, for everyone who opens it.")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={900}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button variant="primary" loading={isInFlight} onPress={() => void save()}>
            {t("Save")}
          </Button>
        </>
      }
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          gridTemplateColumns: "minmax(0, 260px) minmax(0, 1fr)",
          alignItems: "start",
          "@media (max-width: 760px)": { gridTemplateColumns: "minmax(0, 1fr)" },
        })}
      >
        <div css={{ maxHeight: "50vh", overflowY: "auto", padding: 2 }}>
          <RadioGroup
            label={t("Recorded page")}
            value={picked}
            onChange={setPicked}
            choices={[
              { id: NEAREST, label: t("Newest of the most common width") },
              ...own.map(({ snapshotId, recordedAt, viewWidth, url }) => ({
                id: snapshotId,
                label: t("{width} px, recorded {time}", { time: absoluteTime(recordedAt, timezone), width: viewWidth }),
                description: url,
              })),
            ]}
          />
        </div>
        {shown ? (
          <AttentionStage
            key={shown.snapshotId}
            snapshot={snapshot}
            heat={noHeat}
            opacity={1}
            isPending={snapshot.page?.snapshotId !== shown.snapshotId}
          />
        ) : (
          <EmptyState title={t("No recorded page yet")} minHeight={240} />
        )}
      </div>
    </Dialog>
  );
}
