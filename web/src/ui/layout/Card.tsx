import { useId } from "react";
import type { ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { heading } from "#web/theme/textStyle.ts";
import { sideScroll } from "./sideScroll.ts";
import { InfoTip } from "../overlay/InfoTip.tsx";

interface Props {
  title?: string;
  /** The definition of the numbers, behind an info button next to the title. */
  definition?: ReactNode;
  /** At the right of the header: tabs, a menu, a download. */
  actions?: ReactNode;
  /** New data is loading: the content is dimmed, not removed. */
  busy?: boolean;
  /** The content (a table or a list) extends to the card's edges. */
  flush?: boolean;
  /** At the bottom, below a hairline: "Show all", a row count. */
  footer?: ReactNode;
  /** Heading level of the title. */
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
      css={(theme) => ({
        display: "flex",
        flexDirection: "column",
        minWidth: 0,
        background: theme.color.raised,
        border: `1px solid ${theme.color.border}`,
        borderRadius: theme.radius.large,
        // the rows of a table reach its round corners; what is sticky stays so
        overflow: flush ? "clip" : undefined,
      })}
    >
      {(title || actions) && (
        <div
          css={(theme) => ({
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            justifyContent: "space-between",
            gap: "2px 12px",
            minHeight: 48,
            padding: `8px ${theme.space.one}px 6px ${theme.space.two}px`,
          })}
        >
          <div css={{ display: "flex", alignItems: "center", gap: 2, minWidth: 0 }}>
            {title && (
              <Title id={id} css={(theme) => ({ ...heading(theme), fontSize: theme.size.large })}>
                {title}
              </Title>
            )}
            {definition && (
              <InfoTip label={t("About {value}", { value: title ?? t("this panel") })}>{definition}</InfoTip>
            )}
          </div>
          {actions && (
            <div
              data-print="no"
              css={(theme) => ({
                display: "flex",
                alignItems: "center",
                gap: 4,
                minWidth: 0,
                // also when wrapped to a line of its own
                marginLeft: "auto",
                // below the title, still one line
                "& [role=radiogroup]": { ...sideScroll, flexWrap: "nowrap" },
                // beside several lines of controls, on the last one
                "& > button:last-child": { alignSelf: "flex-end" },
                // icons align by their glyphs, everything else by its edge
                "& > a:last-child, & > label:last-child, & > [role=radiogroup]:last-child": {
                  marginRight: theme.space.one,
                },
                "& > [data-variant=primary]:last-child, & > [data-variant=secondary]:last-child": {
                  marginRight: theme.space.one,
                },
              })}
            >
              {actions}
            </div>
          )}
        </div>
      )}
      <div
        css={(theme) => ({
          flex: 1,
          minWidth: 0,
          padding: flush
            ? 0
            : title || actions
              ? `${theme.space.half}px ${theme.space.two}px ${theme.space.two}px`
              : theme.space.two,
          opacity: busy ? 0.55 : 1,
          transition: `opacity ${theme.motion.medium}`,
        })}
      >
        {rest.children}
      </div>
      {footer && (
        <div
          css={(theme) => ({
            padding: `${theme.space.one}px ${theme.space.two}px`,
            borderTop: `1px solid ${theme.color.border}`,
            color: theme.color.muted,
            fontSize: theme.size.small,
          })}
        >
          {footer}
        </div>
      )}
    </section>
  );
}
