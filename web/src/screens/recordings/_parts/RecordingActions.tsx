import { Columns2, Link, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link as AriaLink } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { RecordingActions_recording$key } from "#web/__generated__/RecordingActions_recording.graphql.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TagChip } from "#web/ui/data/TagChip.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { useCompareHref } from "../_lib/compare/useCompareHref.ts";
import { neighborsOf } from "../_lib/listOrder.ts";
import { useUpdateRecordings } from "../_lib/useUpdateRecordings.ts";
import { DeleteRecordingsDialog } from "./DeleteRecordingsDialog.tsx";

interface Props {
  recording: RecordingActions_recording$key;
  canWrite: boolean | null | undefined;
  listHref: string;
}

/** Star, link and deletion of one recording. */
export function RecordingActions({ recording, canWrite, listHref }: Props) {
  const { id, key, isStarred, tags } = useFragment(
    graphql`
      fragment RecordingActions_recording on Recording {
        id
        key
        isStarred
        tags
      }
    `,
    recording,
  );
  const compareHref = useCompareHref();
  const { previous, next } = neighborsOf(key);
  const other = next ?? previous;
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
      {other && (
        <AriaLink href={compareHref(key, other)} css={buttonStyle()}>
          <Columns2 aria-hidden />
          {next ? t("Compare with next") : t("Compare with previous")}
        </AriaLink>
      )}
      <Button icon={<Link aria-hidden />} onPress={() => void copy()}>
        {t("Copy link")}
      </Button>
      {canWrite && (
        <>
          <Button
            icon={<Star aria-hidden fill={isStarred ? "currentColor" : "none"} />}
            aria-pressed={isStarred}
            loading={isSending}
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
