import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RecordingTools_project$key } from "#web/__generated__/RecordingTools_project.graphql.ts";
import type { RecordingTools_recording$key } from "#web/__generated__/RecordingTools_recording.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { today } from "#web/ui/dates/calendarDay.ts";
import { formatOffset } from "../../_lib/formatOffset.ts";

const ShareDialog = lazy(() =>
  import("#web/sharing/ShareDialog.tsx").then((chunk) => ({ default: chunk.ShareDialog })),
);

interface Props {
  recording: RecordingTools_recording$key;
  project: RecordingTools_project$key;
  /** of the playhead, in ms */
  at: number;
  /** a dialog opens */
  onOpen: () => void;
}

/** Sharing the recording from the current second. */
export function RecordingTools({ recording, project, at, onOpen }: Props) {
  const { key, startedAt } = useFragment(
    graphql`
      fragment RecordingTools_recording on Recording {
        key
        startedAt
      }
    `,
    recording,
  );
  const { id, timezone, viewerCanShare } = useFragment(
    graphql`
      fragment RecordingTools_project on Project {
        id
        timezone
        viewerCanShare
      }
    `,
    project,
  );
  const [isSharing, setSharing] = useState(false);
  const second = Math.floor(at / 1000);
  const day = today(timezone ?? undefined, new Date(startedAt));
  return (
    <>
      {viewerCanShare && (
        <Button size="small" icon={<Share2 aria-hidden />} onPress={() => (onOpen(), setSharing(true))}>
          {t("Share")}
        </Button>
      )}
      <Suspense>
        {isSharing && (
          <ShareDialog
            projectId={id}
            module="PLAYBACK"
            itemId={key}
            range={{ startDate: day, endDate: day }}
            {...(second > 0 && { start: { second, label: t("Start at {time}", { time: formatOffset(at) }) } })}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
