import { X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { t } from "#web/texts/t.ts";

interface Props {
  tag: string;
  /** without it the tag can only be read */
  onRemove?: (() => void) | undefined;
}

export function TagChip({ tag, onRemove }: Props) {
  return (
    <span
      css={(t) => ({
        display: "inline-flex",
        alignItems: "center",
        gap: 2,
        maxWidth: 200,
        padding: onRemove ? "1px 2px 1px 9px" : "1px 9px",
        borderRadius: t.radius.round,
        background: t.color.accentSoft,
        color: t.color.text,
        fontSize: t.size.small,
        lineHeight: "20px",
      })}
    >
      <span title={tag} css={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
        {tag}
      </span>
      {onRemove && (
        <Button
          aria-label={t("Take off the tag {tag}", { tag })}
          onPress={onRemove}
          css={(t) => ({
            display: "grid",
            placeItems: "center",
            width: 20,
            height: 20,
            padding: 0,
            border: 0,
            borderRadius: t.radius.round,
            background: "transparent",
            color: t.color.muted,
            cursor: "pointer",
            "&[data-hovered]": { background: t.color.hover, color: t.color.text },
            [t.media.coarse]: { width: 32, height: 32 },
          })}
        >
          <X size={13} aria-hidden />
        </Button>
      )}
    </span>
  );
}
