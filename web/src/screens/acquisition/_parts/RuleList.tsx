import type { CSSObject, Theme } from "@emotion/react";
import { graphql, useFragment } from "react-relay";
import type { RuleList_rules$key } from "#web/__generated__/RuleList_rules.graphql.ts";
import { channelName } from "#web/reports/dimensions/channelName.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { translate } from "#web/texts/catalogue.ts";
import { tabular } from "#web/theme/textStyle.ts";
import { compactNumber } from "#web/ui/format/compactNumber.ts";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";

export interface Rule {
  rule: string;
  channel: string;
  when: string;
}

interface Props {
  rules: RuleList_rules$key;
  onSelect: ((rule: Rule) => void) | undefined;
}

const lineStyle = (theme: Theme): CSSObject => ({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr) 104px 44px",
  [theme.media.narrow]: {
    gridTemplateColumns: "24px minmax(0, 1fr) 44px",
    "& strong": { gridColumn: 2, gridRow: 2 },
  },
  columnGap: theme.space.one,
  alignItems: "center",
  width: "100%",
  minHeight: 40,
  padding: `6px ${theme.space.two}px`,
  border: 0,
  borderTop: `1px solid ${theme.color.border}`,
  background: "none",
  color: theme.color.text,
  font: "inherit",
  fontSize: theme.size.body,
  lineHeight: "18px",
  textAlign: "left",
  "button&": { cursor: "pointer" },
  "button&:hover": { background: theme.color.hover },
});

/** The rules in order of evaluation. */
export function RuleList({ rules, onSelect }: Props) {
  const data = useFragment(
    graphql`
      fragment RuleList_rules on ChannelRule @relay(plural: true) {
        rule
        channel
        when
        sessions
      }
    `,
    rules,
  );
  return (
    <ol aria-label={t("Channel rules")} css={{ margin: 0, padding: 0, listStyle: "none" }}>
      {data.map((rule) => {
        const parts = (
          <>
            <span css={(theme) => ({ color: theme.color.muted, fontVariantNumeric: "tabular-nums" })}>
              {Number.parseInt(rule.rule, 10)}
            </span>
            <span>{translate(rule.when)}</span>
            <strong css={(theme) => ({ fontWeight: theme.weight.medium })}>{channelName(rule.channel)}</strong>
            <span
              title={phrase("{count, plural, one {# session} other {# sessions}}", { count: rule.sessions })}
              css={{ ...tabular, textAlign: "right" }}
            >
              {rule.sessions > 0 ? compactNumber(rule.sessions) : <VisuallyHidden>0</VisuallyHidden>}
            </span>
          </>
        );
        return (
          <li key={rule.rule}>
            {onSelect && rule.sessions > 0 ? (
              <button
                type="button"
                css={lineStyle}
                onClick={() => onSelect({ rule: rule.rule, channel: rule.channel, when: rule.when })}
              >
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
