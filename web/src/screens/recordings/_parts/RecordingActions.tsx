import { Link, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { RecordingActions_recording$key } from "#web/__generated__/RecordingActions_recording.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TagChip } from "#web/ui/data/TagChip.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { useUpdateRecordings } from "../_lib/useUpdateRecordings.ts";
import { DeleteRecordingsDialog } from "./DeleteRecordingsDialog.tsx";

interface Props {
  recording: RecordingActions_recording$key;
  canWrite: boolean | null | undefined;
  listHref: string;
}

/** Star, link and deletion of one recording. */
export function RecordingActions({ recording, canWrite, listHref }: Props) {
  const { id, isStarred, tags } = useFragment(
    graphql`
      fragment RecordingActions_recording on Recording {
        id
        isStarred
        tags
      }
    `,
    recording,
  );
  const [isDeleting, setDeleting] = useState(false);
  const [update, isSending] = useUpdateRecordings();
  const navigate = useNavigate();
  const star = async () => {
    const refusal = await update({ ids: [id], isStarred: !isStarred });
    if (refusal) toast({ tone: "danger", title: refusal });
  };
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => toast({ tone: "success", title: t("Link to this second copied") }),
      () => toast({ tone: "danger", title: t("Couldn't copy to clipboard") }),
    );
  return (
    <>
      {tags.map((tag) => (
        <TagChip key={tag} tag={tag} />
      ))}
      <Button icon={<Link aria-hidden />} onPress={() => void copy()}>
        {t("Copy link")}
      </Button>
      {canWrite && (
        <>
          <Button
            icon={<Star aria-hidden fill={isStarred ? "currentColor" : "none"} />}
            aria-pressed={isStarred}
            isDisabled={isSending}
            onPress={() => void star()}
          >
            {isStarred ? t("Starred") : t("Star")}
          </Button>
          <Button icon={<Trash2 aria-hidden />} onPress={() => setDeleting(true)}>
            {t("Delete")}
          </Button>
        </>
      )}
      {isDeleting && (
        <DeleteRecordingsDialog
          ids={[id]}
          onDeleted={() => void navigate(listHref, { replace: true })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
