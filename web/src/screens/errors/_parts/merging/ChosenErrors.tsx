import { Merge } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { useMergeErrors } from "../../_lib/useMergeErrors.ts";

interface Props {
  projectId: string;
  /** most occurrences first: the others are merged into the first one */
  chosen: readonly { errorId: string; message: string }[];
  onDone: () => void;
}

/** Bulk actions on the selected groups. */
export function ChosenErrors({ projectId, chosen, onDone }: Props) {
  const { merge, isSending } = useMergeErrors(projectId);
  const [first, ...others] = chosen;
  if (!first) return null;
  const send = () => {
    merge(
      first.errorId,
      others.map(({ errorId }) => errorId),
    );
    onDone();
  };
  return (
    <div
      role="group"
      aria-label={t("Selected errors")}
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 8,
        padding: `${theme.space.one}px ${theme.space.two}px`,
        borderBottom: `1px solid ${theme.color.border}`,
      })}
    >
      <span css={(theme) => ({ fontWeight: theme.weight.medium })}>
        {t("{count} selected", { count: chosen.length })}
      </span>
      <Button
        size="small"
        variant="primary"
        icon={<Merge aria-hidden />}
        isDisabled={others.length === 0 || isSending}
        onPress={send}
      >
        {t("Merge")}
      </Button>
      <span css={[caption, { flex: "1 1 160px", minWidth: 0 }]}>
        {others.length === 0
          ? t("Select another error to merge them.")
          : t("All will be merged into “{message}”.", { message: first.message })}
      </span>
      <Button size="small" variant="ghost" onPress={onDone}>
        {t("Clear selection")}
      </Button>
    </div>
  );
}
