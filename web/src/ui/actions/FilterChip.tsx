import { X } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { IconButton } from "./IconButton.tsx";

interface ListProps {
  /** names the list for screen readers */
  label: string;
  children: ReactNode;
  className?: string;
}

/** A row of chips. */
export function FilterChipList({ label, children, className }: ListProps) {
  return (
    <ul
      aria-label={label}
      className={className}
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: theme.space.one,
        margin: 0,
        padding: 0,
        listStyle: "none",
      })}
    >
      {children}
    </ul>
  );
}

interface Props {
  text: string;
  onRemove: () => void;
  /** Names the button; without it: "Remove filter: ...". */
  removeLabel?: string;
}

/** One thing that narrows a list or report, with the button that removes it. */
export function FilterChip({ text, onRemove, removeLabel = t("Remove filter: {text}", { text }) }: Props) {
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
      <IconButton label={removeLabel} size="small" onPress={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
