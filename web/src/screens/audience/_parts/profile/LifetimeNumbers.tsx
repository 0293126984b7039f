import { graphql, useFragment } from "react-relay";
import { useDrilldown } from "#web/reports/drilldown/useDrilldowns.ts";
import type { LifetimeNumbers_visitor$key } from "#web/__generated__/LifetimeNumbers_visitor.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { formatMoney } from "#web/ui/format/money.ts";

/** The visitor's totals over all sessions. */
export function LifetimeNumbers({ visitor }: { visitor: LifetimeNumbers_visitor$key }) {
  const { visitorId, totals } = useFragment(
    graphql`
      fragment LifetimeNumbers_visitor on Visitor @throwOnFieldError {
        visitorId
        totals {
          sessions
          pageviews
          events
          errors
          engagedTime
          revenue
          currency
        }
      }
    `,
    visitor,
  );
  const sessions = useDrilldown({ visitor: visitorId, range: { preset: "ALL_TIME" } });
  if (!totals) return null;
  const paid = (amount: number | null | undefined) => formatMoney(amount || null, totals.currency, "short");
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        gridTemplateColumns: "repeat(auto-fit, minmax(108px, 1fr))",
        "& > *": { padding: "4px 0" },
      })}
    >
      <Stat label={t("Sessions")} value={totals.sessions} to={sessions} />
      <Stat label={t("Views")} value={totals.pageviews} />
      <Stat label={t("Time on site")} value={totals.engagedTime} format={duration} />
      <Stat
        label={t("Events")}
        value={totals.events}
        definition={t("Custom events from your website, such as a purchase.")}
      />
      <Stat label={t("Errors")} value={totals.errors} lowerIsBetter />
      <Stat
        label={t("Revenue")}
        value={totals.revenue}
        format={paid}
        definition={t("Total value of all “purchase” events in their most common currency.")}
      />
    </div>
  );
}
