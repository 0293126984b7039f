import { X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { t } from "#web/texts/t.ts";

interface Props {
  tag: string;
  /** undefined: the tag is read-only */
  onRemove?: (() => void) | undefined;
}

export function TagChip({ tag, onRemove }: Props) {
  return (
    <span
      css={(theme) => ({
        display: "inline-flex",
        alignItems: "center",
        gap: 2,
        maxWidth: 200,
        padding: onRemove ? "1px 2px 1px 9px" : "1px 9px",
        borderRadius: theme.radius.round,
        background: theme.color.accentSoft,
        color: theme.color.text,
        fontSize: theme.size.small,
        lineHeight: "20px",
      })}
    >
      <span title={tag} css={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
        {tag}
      </span>
      {onRemove && (
        <Button
          aria-label={t("Remove tag {tag}", { tag })}
          onPress={onRemove}
          css={(theme) => ({
            display: "grid",
            placeItems: "center",
            width: 20,
            height: 20,
            padding: 0,
            border: 0,
            borderRadius: theme.radius.round,
            background: "transparent",
            color: theme.color.muted,
            cursor: "pointer",
            "&[data-hovered]": { background: theme.color.hover, color: theme.color.text },
            [theme.media.coarse]: { width: 32, height: 32 },
          })}
        >
          <X size={13} aria-hidden />
        </Button>
      )}
    </span>
  );
}
