import { Check } from "lucide-react";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";

interface Props {
  /** counts from 1 */
  number: number;
  words: string;
  isDone: boolean;
  /** where it is done; without one it waits */
  href?: string | undefined;
  waits?: string | undefined;
}

export function QuickstartStep({ number, words, isDone, href, waits }: Props) {
  return (
    <li css={{ display: "flex", gap: 8 }}>
      <span
        aria-hidden
        css={(t) => ({
          display: "grid",
          placeItems: "center",
          flex: "none",
          width: 22,
          height: 22,
          borderRadius: t.radius.round,
          border: `1px solid ${isDone ? t.color.positive : t.color.border}`,
          color: isDone ? t.color.positive : t.color.muted,
          fontSize: t.size.small,
          "& svg": { width: 13, height: 13 },
        })}
      >
        {isDone ? <Check /> : number}
      </span>
      <span
        css={(t) => ({
          minWidth: 0,
          fontSize: t.size.body,
          lineHeight: "22px",
          color: isDone ? t.color.muted : t.color.text,
        })}
      >
        {href && !isDone ? <TextLink href={href}>{words}</TextLink> : words}
        <VisuallyHidden>{isDone ? t(" (done)") : t(" (to do)")}</VisuallyHidden>
        {waits && !isDone && <span css={(t) => ({ ...caption(t), display: "block" })}>{waits}</span>}
      </span>
    </li>
  );
}
