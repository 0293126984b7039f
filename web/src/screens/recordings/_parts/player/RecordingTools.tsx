import { Download, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { RecordingTools_project$key } from "#web/__generated__/RecordingTools_project.graphql.ts";
import type { RecordingTools_recording$key } from "#web/__generated__/RecordingTools_recording.graphql.ts";
import { saveDownload } from "#web/relay/files/download.ts";
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import { useMayDownload } from "#web/ui/actions/mayDownload.ts";
import { today } from "#web/ui/dates/today.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Menu } from "#web/ui/overlay/Menu.tsx";
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

/** Sharing the recording from the current second, and downloading it. */
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
  const { id, widgetId, timezone, viewerCanShare } = useFragment(
    graphql`
      fragment RecordingTools_project on Project {
        id
        widgetId
        timezone
        viewerCanShare
      }
    `,
    project,
  );
  const [isSharing, setSharing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const environment = useRelayEnvironment();
  const mayDownload = useMayDownload();
  const save = async (format: string) => {
    setSaving(true);
    const search = new URLSearchParams({ project: String(widgetId), format, lang: locale().slice(0, 2) });
    try {
      await saveDownload(environment, `/export/recording/${key}?${search}`);
    } catch (error) {
      const description = error instanceof Error ? error.message : "";
      toast({ title: t("Download failed"), description, tone: "danger" });
    }
    setSaving(false);
  };
  const second = Math.floor(at / 1000);
  const day = today(timezone ?? undefined, new Date(startedAt));
  return (
    <>
      {viewerCanShare && (
        <IconButton label={t("Share")} onPress={() => (onOpen(), setSharing(true))}>
          <Share2 aria-hidden />
        </IconButton>
      )}
      {mayDownload && (
        <Menu
          label={t("Download")}
          trigger={
            <IconButton label={t("Download")} isPending={isSaving}>
              {isSaving ? <Spinner size={16} label={t("Working")} /> : <Download aria-hidden />}
            </IconButton>
          }
          groups={[
            {
              id: "formats",
              items: [
                { id: "html", label: t("HTML file"), description: t("Opens offline in any browser, with this player") },
                { id: "json", label: t("JSON file"), description: t("rrweb events, for other programs") },
              ],
            },
          ]}
          onAction={(format) => void save(format)}
        />
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
