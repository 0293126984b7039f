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
  icon?: ReactNode;
  /** shown on hover; without it, the text */
  title?: string;
  /** buttons before the one that removes it */
  actions?: ReactNode;
  /** Names the button; without it: "Remove filter: ...". */
  removeLabel?: string;
}

/** One thing that narrows a list or report, with the button that removes it. */
export function FilterChip({ text, onRemove, icon, title = text, actions, removeLabel }: Props) {
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
      {icon}
      <span title={title} css={oneLine}>
        {text}
      </span>
      {actions}
      <IconButton label={removeLabel ?? t("Remove filter: {text}", { text })} size="small" onPress={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
