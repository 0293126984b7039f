import { graphql, useFragment } from "react-relay";
import type { ErrorCost_detail$data, ErrorCost_detail$key } from "#web/__generated__/ErrorCost_detail.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, tabular } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { percent } from "#web/ui/format/percent.ts";
import { signedPoints } from "#web/ui/format/points.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";

type Conversion = NonNullable<ErrorCost_detail$data["conversion"]>;
const SURE = 0.05;

/** Conversion rate of sessions with the error compared with those without it. */
export function ErrorCost({ detail }: { detail: ErrorCost_detail$key }) {
  const { conversion } = useFragment(
    graphql`
      fragment ErrorCost_detail on ErrorDetail {
        conversion {
          withError {
            sessions
            converted
          }
          withoutError {
            sessions
            converted
          }
          difference {
            value
            low
            high
            p
          }
        }
      }
    `,
    detail,
  );
  return (
    <Card
      title={t("Conversion impact")}
      definition={t(
        "Conversion rate of sessions with this error compared with all other sessions, with the 95% interval of the difference. The two groups can also differ in other ways: longer sessions have more errors and more conversions.",
      )}
    >
      {conversion ? (
        <Rates {...conversion} />
      ) : (
        <p css={caption}>{t("Select a goal above to see whether visitors with this error convert less often.")}</p>
      )}
    </Card>
  );
}

function Rates({ withError, withoutError, difference }: Conversion) {
  const side = (title: string, { sessions, converted }: Conversion["withError"]) => (
    <div>
      <p css={caption}>{title}</p>
      <p
        css={(theme) => ({
          ...tabular,
          fontSize: theme.size.figure,
          fontWeight: theme.weight.semibold,
          lineHeight: "32px",
        })}
      >
        {percent(sessions > 0 ? converted / sessions : null)}
      </p>
      <p css={caption}>{phrase("{count, plural, one {# session} other {# sessions}}", { count: sessions })}</p>
    </div>
  );
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
      })}
    >
      {side(t("With error"), withError)}
      {side(t("Without error"), withoutError)}
      <div>
        <p css={caption}>{t("Difference")}</p>
        {difference ? (
          <>
            <p
              css={(theme) => ({
                ...tabular,
                fontSize: theme.size.figure,
                fontWeight: theme.weight.semibold,
                lineHeight: "32px",
              })}
            >
              {signedPoints(difference.value)}
            </p>
            <p css={(theme) => ({ ...caption(theme), ...tabular })}>
              {t("95% interval {low} to {high}, p {p}", {
                low: signedPoints(difference.low),
                high: signedPoints(difference.high),
                p: difference.p < 0.001 ? "< 0.001" : fixedNumber(difference.p, 3),
              })}
            </p>
            {difference.p < SURE ? (
              <Badge tone={difference.value < 0 ? "danger" : "positive"}>{t("Significant")}</Badge>
            ) : (
              <Badge>{t("Not significant")}</Badge>
            )}
          </>
        ) : (
          <p css={caption}>{t("Not enough data to compare yet.")}</p>
        )}
      </div>
    </div>
  );
}
