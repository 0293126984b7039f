import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import type { CSSObject, Theme } from "@emotion/react";
import { t } from "#web/texts/t.ts";
import { IconButton } from "../actions/IconButton.tsx";

export type Tone = "info" | "success" | "warning" | "danger";

interface Props {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links on the right. */
  actions?: ReactNode;
  /** Shows a close button. Also called when the banner closes automatically. */
  onDismiss?: () => void;
  /**
   * A state instead of a message, such as an unpaid plan or a panel that offers Retry: stays until the state ends. All
   * other errors and successes close automatically.
   */
  isLasting?: boolean;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Milliseconds until a banner closes automatically. Information and warnings describe a state and stay. */
const clearAfter: Partial<Record<Tone, number>> = { danger: 20_000, success: 60_000 };

export function Banner({ tone = "info", title, children, actions, onDismiss, isLasting = false }: Props) {
  const Icon = icons[tone];
  const hasActions = Boolean(actions) || onDismiss !== undefined;
  const [isOver, setOver] = useState(false);
  const clear = useEffectEvent(() => (onDismiss ? onDismiss() : setOver(true)));
  useEffect(() => {
    const delay = isLasting ? undefined : clearAfter[tone];
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => clear(), delay);
    return () => clearTimeout(timer);
  }, [isLasting, tone]);
  if (isOver) return null;

  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      css={(theme) => ({
        display: "flex",
        gap: 12,
        padding: `9px ${onDismiss ? 9 : 14}px 9px 14px`,
        border: `1px solid ${theme.color.border}`,
        borderColor: `color-mix(in srgb, ${toneColor(theme, tone)} 28%, transparent)`,
        borderRadius: theme.radius.large - 2,
        background: softColor(theme, tone),
        color: theme.color.text,
        fontSize: theme.size.body,
        lineHeight: "20px",
      })}
    >
      <Icon size={18} aria-hidden css={[lineStyle(hasActions, 18), (theme) => ({ color: toneColor(theme, tone) })]} />
      {/* actions that don't fit beside the text are below it, not below the icon */}
      <div css={{ flex: 1, display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px 12px", minWidth: 0 }}>
        <div css={[lineStyle(hasActions, 20), { flex: "1 1 200px", minWidth: 0 }]}>
          {title && <strong css={(theme) => ({ fontWeight: theme.weight.semibold, marginRight: 6 })}>{title}</strong>}
          {children}
        </div>
        {hasActions && (
          <div css={{ display: "flex", alignItems: "center", gap: 8 }}>
            {actions}
            {onDismiss && (
              <IconButton label={t("Dismiss")} size="small" tooltip={false} onPress={onDismiss}>
                <X aria-hidden />
              </IconButton>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Centers the icon and the first line of text in the height of a button, or of a line if there are no buttons. */
const lineStyle =
  (hasActions: boolean, height: number) =>
  ({ control, media }: Theme): CSSObject => {
    const marginIn = (line: number) => ({ marginBlock: (line - height) / 2 });
    if (!hasActions) return marginIn(20);
    return { ...marginIn(control.small), [media.coarse]: marginIn(control.touch) };
  };

function toneColor(theme: Theme, tone: Tone): string {
  return tone === "success" ? theme.color.positive : theme.color[tone];
}

function softColor(theme: Theme, tone: Tone): string {
  const color = theme.color;
  return { info: color.infoSoft, success: color.positiveSoft, warning: color.warningSoft, danger: color.dangerSoft }[
    tone
  ];
}
