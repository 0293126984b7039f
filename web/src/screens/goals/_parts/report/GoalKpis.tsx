import { graphql, useFragment } from "react-relay";
import type { GoalKpis_report$key } from "#web/__generated__/GoalKpis_report.graphql.ts";
import { useDrilldown } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { statGrid } from "#web/ui/data/statStyle.ts";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { formatMoney } from "#web/ui/format/money.ts";

interface Totals {
  sessions: number;
  conversions: number;
}
const rate = ({ sessions, conversions }: Totals) => (sessions > 0 ? conversions / sessions : null);

export function GoalKpis({ report, goalKey }: { report: GoalKpis_report$key; goalKey: string }) {
  const { totals, previous, delay, detectable, currency } = useFragment(
    graphql`
      fragment GoalKpis_report on GoalReport @throwOnFieldError {
        currency
        totals {
          sessions
          conversions
          convertedVisitors
          revenue
        }
        previous {
          sessions
          conversions
          convertedVisitors
          revenue
        }
        delay {
          median
        }
        detectable {
          days
          change
        }
      }
    `,
    report,
  );
  const to = useDrilldown({ reached: goalKey, sort: "conversions" });
  if (!totals) return null;
  const hasRevenue = totals.revenue > 0 || (previous?.revenue ?? 0) > 0;
  return (
    <Card>
      <div css={statGrid}>
        <Stat
          label={t("Conversions")}
          to={to}
          value={totals.conversions}
          previous={previous?.conversions}
          definition={t("Sessions in the range that reached the goal")}
        />
        <Stat
          label={t("Conversion rate")}
          value={rate(totals)}
          previous={previous && rate(previous)}
          format={(value) => percent(value)}
          definition={t("Conversions divided by sessions")}
        />
        <Stat
          label={t("Converted visitors")}
          to={to}
          value={totals.convertedVisitors}
          previous={previous?.convertedVisitors}
          definition={t("Unique visitors who reached the goal")}
        />
        {hasRevenue && (
          <Stat
            label={t("Revenue")}
            value={totals.revenue}
            previous={previous?.revenue}
            format={(value) => formatMoney(value, currency, "figure")}
            definition={t(
              "Total conversion value in the project's currency, or in the most common currency if the project has none. Other currencies are excluded.",
            )}
          />
        )}
        <Stat
          label={t("Time to conversion")}
          value={delay?.median}
          format={duration}
          definition={t("Median time from a visitor's first session to their first conversion in the range")}
        />
        <Stat
          label={t("Detectable effect")}
          value={detectable?.change}
          format={(value) => (value == null ? "–" : percent(value, 0))}
          note={
            detectable?.change == null ? t("Not enough traffic") : t("in a {days}-day test", { days: detectable.days })
          }
          definition={t(
            "Smallest relative change in the conversion rate that a 50/50 test would detect at recent traffic, with 95% confidence and 80% power.",
          )}
        />
      </div>
    </Card>
  );
}
