import { useId } from "react";
import type { ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { heading } from "#web/theme/textStyle.ts";
import { InfoTip } from "../overlay/InfoTip.tsx";

interface Props {
  title?: string;
  /** How the numbers are counted, behind an info button beside the title. */
  definition?: ReactNode;
  /** On the right of the head: tabs, a menu, a download. */
  actions?: ReactNode;
  /** New data is on its way: what is shown is dimmed, not removed. */
  busy?: boolean;
  /** A table or a list reaches the card's edges. */
  flush?: boolean;
  /** At the bottom, behind a hairline: "Show all", a row count. */
  footer?: ReactNode;
  /** Level of the title in the outline of the page. */
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
}

export function Card({ title, definition, actions, busy = false, flush = false, footer, level = 2, ...rest }: Props) {
  const id = useId();
  const Title = level === 2 ? "h2" : "h3";
  return (
    <section
      className={rest.className}
      aria-labelledby={title ? id : undefined}
      aria-busy={busy || undefined}
      css={(t) => ({
        display: "flex",
        flexDirection: "column",
        minWidth: 0,
        background: t.color.raised,
        border: `1px solid ${t.color.border}`,
        borderRadius: t.radius.large,
      })}
    >
      {(title || actions) && (
        <div
          css={(t) => ({
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            justifyContent: "space-between",
            gap: "2px 12px",
            minHeight: 48,
            padding: `8px ${t.space.one}px 6px ${t.space.two}px`,
          })}
        >
          <div css={{ display: "flex", alignItems: "center", gap: 2, minWidth: 0 }}>
            {title && (
              <Title id={id} css={(t) => ({ ...heading(t), fontSize: t.size.large })}>
                {title}
              </Title>
            )}
            {definition && (
              <InfoTip label={t("About {value}", { value: title ?? t("this panel") })}>{definition}</InfoTip>
            )}
          </div>
          {actions && (
            <div
              css={(t) => ({
                display: "flex",
                alignItems: "center",
                gap: 4,
                minWidth: 0,
                // on a line of its own as well
                marginLeft: "auto",
                // what has no box of its own ends where the content ends
                "& > a:last-child, & > label:last-child": { marginRight: t.space.one },
              })}
            >
              {actions}
            </div>
          )}
        </div>
      )}
      <div
        css={(t) => ({
          flex: 1,
          minWidth: 0,
          padding: flush ? 0 : title || actions ? `${t.space.half}px ${t.space.two}px ${t.space.two}px` : t.space.two,
          opacity: busy ? 0.55 : 1,
          transition: `opacity ${t.motion.medium}`,
        })}
      >
        {rest.children}
      </div>
      {footer && (
        <div
          css={(t) => ({
            padding: `${t.space.one}px ${t.space.two}px`,
            borderTop: `1px solid ${t.color.border}`,
            color: t.color.muted,
            fontSize: t.size.small,
          })}
        >
          {footer}
        </div>
      )}
    </section>
  );
}
