import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { tabular } from "#web/theme/textStyle.ts";
import { relativeChange, signedPercent } from "../format/percent.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

interface Props {
  now: number | null | undefined;
  before: number | null | undefined;
  /** For bounce rate and load time, where a decrease is good. */
  lowerIsBetter?: boolean;
  title?: string;
}

/**
 * A change shown by sign, arrow and color, so that color is never the only indicator. Renders nothing without a
 * previous value.
 */
export function Delta({ now, before, lowerIsBetter = false, title }: Props) {
  const change = now === null || now === undefined ? undefined : relativeChange(now, before);
  if (change === undefined) return null;
  const text = signedPercent(change, Math.abs(change) >= 1 ? 0 : 1);
  const flat = text === "0%";
  const good = flat ? undefined : change > 0 !== lowerIsBetter;
  const Arrow = flat ? Minus : change > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      title={title}
      css={(theme) => ({
        ...tabular,
        display: "inline-flex",
        alignItems: "center",
        gap: 2,
        fontSize: theme.size.small,
        fontWeight: theme.weight.medium,
        lineHeight: "16px",
        color: good === undefined ? theme.color.muted : good ? theme.color.positive : theme.color.danger,
      })}
    >
      <Arrow size={13} strokeWidth={2.5} aria-hidden />
      {text}
      <VisuallyHidden>{good === undefined ? t("unchanged") : good ? t("better") : t("worse")}</VisuallyHidden>
    </span>
  );
}
