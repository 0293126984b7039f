import { graphql, useFragment } from "react-relay";
import type { KpiRow_report$data, KpiRow_report$key } from "#web/__generated__/KpiRow_report.graphql.ts";
import type { Group } from "../url/reportState.ts";
import { useSearchChoice } from "../url/useSearchChoice.ts";
import { MetricDefinition } from "../MetricDefinition.tsx";
import { metricIds } from "../dimensions/metricIds.ts";
import { metricKind, metricKinds } from "../dimensions/metricKinds.ts";
import { useDrilldowns } from "../drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

type Values = NonNullable<KpiRow_report$data["summary"]>["totals"];

const read: Record<(typeof metricKinds)[number]["field"], (values: Values) => number | null | undefined> = {
  visitors: (values) => values.visitors,
  sessions: (values) => values.sessions,
  pageviews: (values) => values.pageviews,
  pagesPerSession: (values) => values.pagesPerSession,
  averageDuration: (values) => values.averageDuration,
  bounceRate: (values) => values.bounceRate,
  conversions: (values) => values.conversions,
};

/** Sort column of the visitor list, for drill-downs from metrics of visitors or their actions. */
const drilldownSort: Partial<Record<string, string | undefined>> = { SESSIONS: "sessions", PAGEVIEWS: "pageviews" };

interface Props {
  report: KpiRow_report$key;
  /** false for share links */
  canChooseGoal: boolean;
  /** filters of the report besides those of the URL */
  filters?: readonly Group[];
}

/** The totals, each compared with the comparison range. Selecting one shows it in the chart. */
export function KpiRow({ report, canChooseGoal, filters = [] }: Props) {
  const { summary } = useFragment(
    graphql`
      fragment KpiRow_report on TrafficReport @throwOnFieldError {
        summary {
          goal {
            key
            name
          }
          totals {
            visitors
            sessions
            pageviews
            pagesPerSession
            averageDuration
            bounceRate
            conversions
          }
          previous {
            visitors
            sessions
            pageviews
            pagesPerSession
            averageDuration
            bounceRate
            conversions
          }
          sparkline {
            visitors
            sessions
            pageviews
            pagesPerSession
            averageDuration
            bounceRate
            conversions
          }
        }
      }
    `,
    report,
  );
  const [metric, choose] = useSearchChoice("metric", metricIds, "VISITORS");
  const drilldowns = useDrilldowns();
  if (!summary) return null;
  const { goal } = summary;
  const toOf = (id: string) => {
    if (id === "CONVERSIONS")
      return canChooseGoal && goal ? drilldowns({ filters, reached: goal.key ?? goal.name }) : undefined;
    const sort = drilldownSort[id];
    return id === "VISITORS" || sort ? drilldowns({ filters, ...(sort && { sort }) }) : undefined;
  };
  return (
    <Card>
      <div
        css={(theme) => ({
          display: "flex",
          flexWrap: "wrap",
          gap: theme.space.one,
          "& > *": { flex: "1 1 132px", minWidth: 0 },
          // rows of four columns, and rows of two, of which the last is filled
          [theme.media.medium]: { "& > *": { flex: `0 1 calc(25% - ${theme.space.one}px)` } },
          [theme.media.narrow]: { "& > *": { flex: "1 1 40%" } },
        })}
      >
        {metricKinds.map(({ id, field }) => {
          const kind = metricKind(id);
          const meaning = id === "CONVERSIONS" && goal ? `${kind.definition} (${goal.name})` : kind.definition;
          // share links have no help
          const definition = canChooseGoal ? <MetricDefinition>{meaning}</MetricDefinition> : meaning;
          // no goal is different from no conversions
          if (id === "CONVERSIONS" && !goal) {
            if (!canChooseGoal) return null;
            return (
              // the same padding as the selectable ones
              <div key={id} css={{ padding: "10px 12px" }}>
                <Stat label={kind.label} value={null} definition={definition} note={t("Choose a goal above")} />
              </div>
            );
          }
          return (
            <Stat
              key={id}
              label={kind.label}
              value={read[field](summary.totals)}
              previous={summary.previous && read[field](summary.previous)}
              format={kind.write}
              exact={kind.exact}
              lowerIsBetter={kind.growth === "bad"}
              definition={definition}
              spark={summary.sparkline.map((values) => read[field](values) ?? null)}
              to={toOf(id)}
              selected={metric === id}
              onSelect={() => choose(id)}
            />
          );
        })}
      </div>
    </Card>
  );
}
