import type { CSSObject, Theme } from "@emotion/react";
import { graphql, useFragment } from "react-relay";
import type { FormSteps_report$key } from "#web/__generated__/FormSteps_report.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, tabular } from "#web/theme/textStyle.ts";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";

/** View, start, attempt and success as bars, with what is lost between them. */
export function FormSteps({ report }: { report: FormSteps_report$key }) {
  const {
    totals: { views, starters, attempts, completions },
  } = useFragment(
    graphql`
      fragment FormSteps_report on FormReport {
        totals {
          views
          starters
          attempts
          completions
        }
      }
    `,
    report,
  );
  const steps = [
    {
      id: "views",
      label: t("Saw the form"),
      count: views,
      lost: phrase("{count, plural, one {# session} other {# sessions}} didn't start", { count: views - starters }),
    },
    {
      id: "starters",
      label: t("Started"),
      count: starters,
      lost: phrase("{count, plural, one {# session} other {# sessions}} left before submitting", {
        count: starters - attempts,
      }),
    },
    {
      id: "attempts",
      label: t("Tried to submit"),
      count: attempts,
      lost: phrase("{count, plural, one {# session} other {# sessions}} tried without success", {
        count: attempts - completions,
      }),
    },
    { id: "completions", label: t("Success"), count: completions, lost: null },
  ];
  return (
    <ol aria-label={t("From view to success")} css={{ display: "grid", gap: 4 }}>
      {steps.map(({ id, label, count, lost }, n) => {
        const next = steps[n + 1]?.count ?? 0;
        return (
          <li key={id}>
            <div css={lineStyle}>
              <span css={(theme) => ({ fontWeight: theme.weight.medium })}>{label}</span>
              <span css={{ display: "flex", alignItems: "baseline", gap: 10, ...tabular }}>
                <span css={caption}>{n > 0 && percent(views > 0 ? count / views : null)}</span>
                <span title={exactNumber(count)} css={(theme) => ({ fontWeight: theme.weight.semibold })}>
                  {compactNumber(count)}
                </span>
              </span>
            </div>
            <div aria-hidden css={trackStyle}>
              <div css={barStyle} style={{ width: `${views > 0 ? (count / views) * 100 : 0}%` }} />
            </div>
            {lost !== null && (
              <p css={lostStyle}>
                {lost}
                {count > 0 && ` (${percent((count - next) / count)})`}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const lineStyle = (theme: Theme): CSSObject => ({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 12,
  fontSize: theme.size.body,
  lineHeight: "20px",
});

const trackStyle = (theme: Theme): CSSObject => ({
  height: 12,
  marginTop: 4,
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
  overflow: "hidden",
});

const barStyle = (theme: Theme): CSSObject => ({
  height: "100%",
  minWidth: 2,
  borderRadius: theme.radius.small,
  background: theme.color.accentFill,
  transition: `width ${theme.motion.medium}`,
});

const lostStyle = (theme: Theme): CSSObject => ({
  ...caption(theme),
  ...tabular,
  padding: "6px 0 6px 10px",
  margin: "0 0 0 4px",
  borderLeft: `2px solid ${theme.color.border}`,
});
