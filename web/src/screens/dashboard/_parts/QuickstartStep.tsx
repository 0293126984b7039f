import { Check } from "lucide-react";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";

interface Props {
  /** starts at 1 */
  number: number;
  linkLabel: string;
  isDone: boolean;
  /** link to the step's screen; without one the step is waiting */
  href?: string | undefined;
  waits?: string | undefined;
}

export function QuickstartStep({ number, linkLabel, isDone, href, waits }: Props) {
  return (
    <li css={{ display: "flex", gap: 8 }}>
      <span
        aria-hidden
        css={(theme) => ({
          display: "grid",
          placeItems: "center",
          flex: "none",
          width: 22,
          height: 22,
          borderRadius: theme.radius.round,
          border: `1px solid ${isDone ? theme.color.positive : theme.color.border}`,
          color: isDone ? theme.color.positive : theme.color.muted,
          fontSize: theme.size.small,
          "& svg": { width: 13, height: 13 },
        })}
      >
        {isDone ? <Check /> : number}
      </span>
      <span
        css={(theme) => ({
          minWidth: 0,
          fontSize: theme.size.body,
          lineHeight: "22px",
          color: isDone ? theme.color.muted : theme.color.text,
        })}
      >
        {href && !isDone ? <TextLink href={href}>{linkLabel}</TextLink> : linkLabel}
        <VisuallyHidden>{isDone ? t(" (done)") : t(" (to do)")}</VisuallyHidden>
        {waits && !isDone && <span css={(theme) => ({ ...caption(theme), display: "block" })}>{waits}</span>}
      </span>
    </li>
  );
}
