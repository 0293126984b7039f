import { X } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";

/** One thing that narrows the list, as it is said, with what takes it away. */
export function FilterChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li
      css={(theme) => ({
        display: "inline-flex",
        alignItems: "center",
        gap: 4,
        maxWidth: "100%",
        padding: "1px 2px 1px 10px",
        border: `1px solid ${theme.color.border}`,
        borderRadius: theme.radius.large,
        background: theme.color.raised,
        fontSize: theme.size.small,
      })}
    >
      <span title={text} css={oneLine}>
        {text}
      </span>
      <IconButton label={t("Remove filter: {text}", { text })} size="small" onPress={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
