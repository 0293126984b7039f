import { graphql, useFragment } from "react-relay";
import type { EventTrend_facts$key } from "#web/__generated__/EventTrend_facts.graphql.ts";
import type { EventTrend_report$key } from "#web/__generated__/EventTrend_report.graphql.ts";
import { useMarks } from "#web/reports/notes/useMarks.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { comparedRanges } from "#web/reports/charts/comparedRanges.ts";
import { previousTimes } from "#web/reports/charts/previousTimes.ts";
import { readRange } from "#web/reports/charts/readRange.ts";
import { TrendChart, comparedLine } from "#web/reports/charts/TrendChart.tsx";
import { t } from "#web/texts/t.ts";

const HEIGHT = 260;

interface Props {
  facts: EventTrend_facts$key;
  report: EventTrend_report$key;
}

export function EventTrend(props: Props) {
  const facts = useFragment(
    graphql`
      fragment EventTrend_facts on EventFacts {
        interval
        isPartial
        range {
          ...readRange_range
        }
        series {
          at
          count
          previous
        }
      }
    `,
    props.facts,
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
    props.report,
  );
  const { isPartial, series } = facts;
  const range = readRange(facts.range);
  const times = series.map(({ at }) => at);
  const interval = facts.interval === "HOUR" ? "hour" : "day";
  const marks = useMarks(annotations, changes, times);
  return (
    <Panel title={t("Over time")} height={HEIGHT} saveAs="events-over-time">
      <TrendChart
        label={t("Events over time")}
        height={HEIGHT}
        interval={interval}
        times={times}
        previousTimes={previousTimes(times, range, interval)}
        ranges={comparedRanges(range)}
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
