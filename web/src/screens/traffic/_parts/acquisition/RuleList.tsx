import type { CSSObject, Theme } from "@emotion/react";
import { t } from "#web/texts/t.ts";
import { told } from "#web/texts/told.ts";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";

interface Rule {
  readonly rule: string;
  readonly channel: string;
  readonly when: string;
  readonly sessions: number;
}

interface Props<R extends Rule> {
  rules: readonly R[];
  onSelect: ((rule: R) => void) | undefined;
}

const lineStyle = (t: Theme): CSSObject => ({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr) auto 52px",
  columnGap: t.space.one,
  alignItems: "center",
  width: "100%",
  minHeight: 40,
  padding: `6px ${t.space.two}px`,
  border: 0,
  borderTop: `1px solid ${t.color.border}`,
  background: "none",
  color: t.color.text,
  font: "inherit",
  fontSize: t.size.body,
  lineHeight: "18px",
  textAlign: "left",
  "button&": { cursor: "pointer" },
  "button&:hover": { background: t.color.hover },
});

/** The rules in the order in which they are asked. */
export function RuleList<R extends Rule>({ rules, onSelect }: Props<R>) {
  return (
    <ol aria-label={t("Rules of channels")} css={{ margin: 0, padding: 0, listStyle: "none" }}>
      {rules.map((rule) => {
        const parts = (
          <>
            <span css={(t) => ({ color: t.color.muted, fontVariantNumeric: "tabular-nums" })}>
              {Number.parseInt(rule.rule, 10)}
            </span>
            <span>{told(rule.when)}</span>
            <strong css={(t) => ({ fontWeight: t.weight.medium })}>{rule.channel}</strong>
            <span
              title={t("{count} sessions", { count: exactNumber(rule.sessions) })}
              css={(t) => ({
                textAlign: "right",
                fontVariantNumeric: "tabular-nums",
                color: rule.sessions > 0 ? t.color.text : t.color.muted,
              })}
            >
              {compactNumber(rule.sessions)}
            </span>
          </>
        );
        return (
          <li key={rule.rule}>
            {onSelect && rule.sessions > 0 ? (
              <button type="button" css={lineStyle} onClick={() => onSelect(rule)}>
                {parts}
              </button>
            ) : (
              <div css={lineStyle}>{parts}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
