import { graphql, useFragment } from "react-relay";
import type { EventTrend_facts$key } from "#web/__generated__/EventTrend_facts.graphql.ts";
import type { EventTrend_report$key } from "#web/__generated__/EventTrend_report.graphql.ts";
import { useMarks } from "#web/reports/notes/useMarks.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { TrendChart, comparedLine } from "#web/reports/charts/TrendChart.tsx";
import { t } from "#web/texts/t.ts";

const HEIGHT = 260;

interface Props {
  facts: EventTrend_facts$key;
  report: EventTrend_report$key;
}

export function EventTrend({ facts, report }: Props) {
  const { interval, isPartial, series } = useFragment(
    graphql`
      fragment EventTrend_facts on EventFacts {
        interval
        isPartial
        series {
          at
          count
          previous
        }
      }
    `,
    facts,
  );
  const { annotations, changes } = useFragment(
    graphql`
      fragment EventTrend_report on EventReport {
        annotations {
          ...useMarks_note
        }
        changes {
          ...useMarks_change
        }
      }
    `,
    report,
  );
  const marks = useMarks(
    annotations,
    changes,
    series.map(({ at }) => at),
  );
  return (
    <Panel title={t("Over time")} height={HEIGHT} saveAs="events-over-time">
      <TrendChart
        label={t("Events over time")}
        height={HEIGHT}
        interval={interval === "HOUR" ? "hour" : "day"}
        times={series.map(({ at }) => at)}
        marks={marks}
        inProgress={isPartial}
        series={[
          comparedLine(
            { id: "count", name: t("Events") },
            series.map(({ count }) => count),
            series.map(({ previous }) => previous),
          ),
        ]}
      />
    </Panel>
  );
}
