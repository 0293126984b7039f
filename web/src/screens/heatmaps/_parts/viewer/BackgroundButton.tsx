import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BackgroundButton_heatmap$key } from "#web/__generated__/BackgroundButton_heatmap.graphql.ts";
import type { BackgroundButton_profile$key } from "#web/__generated__/BackgroundButton_profile.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import type { Device } from "../../_lib/heatmapChoices.ts";
import { useSnapshots } from "#web/reports/heatmap/useSnapshots.ts";
import { BackgroundDialog } from "./BackgroundDialog.tsx";

interface Props {
  profile: BackgroundButton_profile$key;
  heatmap: BackgroundButton_heatmap$key;
  widgetId: number;
  device: Device;
}

/** Chooses the recorded page that a saved heatmap is shown on. */
export function BackgroundButton({ profile, heatmap, widgetId, device }: Props) {
  const { id, snapshotIds } = useFragment(
    graphql`
      fragment BackgroundButton_profile on HeatmapProfile {
        id
        snapshotIds
      }
    `,
    profile,
  );
  const data = useFragment(
    graphql`
      fragment BackgroundButton_heatmap on Heatmap {
        ...useSnapshots_heatmap
        range {
          timezone
        }
      }
    `,
    heatmap,
  );
  const snapshots = useSnapshots(data);
  const [isOpen, setOpen] = useState(false);
  if (snapshots.length === 0) return null;
  return (
    <>
      <Button icon={<ImagePlus aria-hidden />} onPress={() => setOpen(true)}>
        {t("Background")}
      </Button>
      {isOpen && (
        <BackgroundDialog
          {...{ profileId: id, widgetId, device, snapshots, chosen: snapshotIds }}
          timezone={data.range.timezone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
