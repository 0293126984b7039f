import { graphql, useFragment } from "react-relay";
import type { CommentStatus_comment$key, FeedbackStatus } from "#web/__generated__/CommentStatus_comment.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { statusLabels } from "../_lib/feedbackChoices.ts";
import { useSetCommentStatus } from "../_lib/useSetCommentStatus.ts";

const choices: readonly { id: FeedbackStatus; label: string }[] = [
  { id: "NEW", label: t("New") },
  { id: "OPEN", label: t("Open") },
  { id: "DONE", label: t("Done") },
  { id: "ARCHIVED", label: t("Archived") },
];

const tones: Readonly<Record<string, "warning" | "positive">> = { NEW: "warning", DONE: "positive" };

/** A comment's status. Members with write access can change it. */
export function CommentStatus({ comment, canWrite }: { comment: CommentStatus_comment$key; canWrite: boolean }) {
  const { id, status } = useFragment(
    graphql`
      fragment CommentStatus_comment on Comment {
        id
        status
      }
    `,
    comment,
  );
  const set = useSetCommentStatus();
  if (!canWrite) return <Badge tone={tones[status] ?? "neutral"}>{statusLabels[status] ?? status}</Badge>;
  return (
    <Select
      label={t("Comment status")}
      hideLabel
      choices={choices}
      value={choices.find((one) => one.id === status)?.id ?? null}
      onChange={(next) => set({ id, status: next })}
      css={{ width: 124 }}
    />
  );
}
