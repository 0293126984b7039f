import { graphql, useFragment } from "react-relay";
import type { GoalKpis_report$key } from "#web/__generated__/GoalKpis_report.graphql.ts";
import { useVisitorsHref } from "#web/reports/drilldown/useVisitorsHref.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
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
  const href = useVisitorsHref({ reached: goalKey, sort: "conversions" });
  if (!totals) return null;
  const hasRevenue = totals.revenue > 0 || (previous?.revenue ?? 0) > 0;
  return (
    <Card>
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.one,
          gridTemplateColumns: "repeat(auto-fit, minmax(148px, 1fr))",
          "& > *": { padding: "10px 12px" },
        })}
      >
        <Stat
          label={t("Conversions")}
          href={href}
          value={totals.conversions}
          previous={previous?.conversions}
          definition={t("Sessions of the range in which the goal was reached")}
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
          href={href}
          value={totals.convertedVisitors}
          previous={previous?.convertedVisitors}
          definition={t("Distinct browsers that reached the goal")}
        />
        {hasRevenue && (
          <Stat
            label={t("Revenue")}
            value={totals.revenue}
            previous={previous?.revenue}
            format={(value) => formatMoney(value, currency, "figure")}
            definition={t(
              "What the conversions brought, in the project's currency or, where it has none, in that of most of them; others are left out.",
            )}
          />
        )}
        <Stat
          label={t("Typical time to it")}
          value={delay?.median}
          format={duration}
          definition={t("Median from a visitor's first visit ever to the first conversion of the range")}
        />
        <Stat
          label={t("Detectable change")}
          value={detectable?.change}
          format={(value) => (value == null ? "–" : percent(value, 0))}
          note={
            detectable?.change == null
              ? t("Not within reach at the current traffic")
              : t("in a test of {days} days", { days: detectable.days })
          }
          definition={t(
            "The least relative change of the rate that a test of two halves would show with the traffic of the last days, at 95 % confidence and a power of 80 %.",
          )}
        />
      </div>
    </Card>
  );
}
