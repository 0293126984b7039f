import { graphql, useFragment } from "react-relay";
import type { TrafficChart_report$key } from "#web/__generated__/TrafficChart_report.graphql.ts";
import { useSearchChoice } from "../url/useSearchChoice.ts";
import { metricIds, type MetricId } from "../dimensions/metricIds.ts";
import { metricKind } from "../dimensions/metricKinds.ts";
import { Panel } from "../Panel.tsx";
import { t } from "#web/texts/t.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { comparedRanges } from "./comparedRanges.ts";
import { previousTimes } from "./previousTimes.ts";
import { readRange } from "./readRange.ts";
import { useMarks } from "../notes/useMarks.ts";
import { intervals } from "../frame/reportChoices.ts";
import { usePanelFacts } from "#web/ui/data/panelFacts.ts";
import { totalText } from "./totalText.ts";
import { TrendChart, comparedLine } from "./TrendChart.tsx";

const HEIGHT = 300;
const intervalNames = {
  AUTO: t("Auto"),
  HOUR: t("Hour"),
  DAY: t("Day"),
  WEEK: t("Week"),
  MONTH: t("Month"),
} as const;

/** One metric over time against the comparison range, with the notes of the range. */
export function TrafficChart({ report }: { report: TrafficChart_report$key }) {
  const [metric] = useSearchChoice("metric", metricIds, "VISITORS");
  const [interval, choose] = useSearchChoice("interval", intervals, "AUTO");
  const kind = metricKind(metric);
  return (
    <Panel
      title={kind.label}
      definition={kind.definition}
      height={HEIGHT}
      actions={
        <SegmentedControl
          label={t("Interval")}
          segments={intervals.map((id) => ({ id, label: intervalNames[id] }))}
          selected={interval}
          onSelect={choose}
        />
      }
      saveAs={`${kind.label.toLowerCase()}-over-time`}
    >
      <Chart report={report} metric={metric} />
    </Panel>
  );
}

function Chart({ report, metric }: { report: TrafficChart_report$key; metric: MetricId }) {
  const { summary, series, annotations, changes } = useFragment(
    graphql`
      fragment TrafficChart_report on TrafficReport @throwOnFieldError {
        series(metric: $metric, interval: $interval) {
          metric
          interval
          range {
            ...readRange_range
          }
          points {
            at
            value
            previous
            isPartial
          }
        }
        summary {
          ...totalText_summary
        }
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
  usePanelFacts(() => {
    const text = summary && series && totalText(summary, metric, series.points.at(-1)?.isPartial ?? false);
    return text ? { kind: "text", text } : undefined;
  }, true);
  const marks = useMarks(annotations, changes, series?.points.map(({ at }) => at) ?? []);
  if (!series) return null;
  const kind = metricKind(series.metric as MetricId);
  const { points } = series;
  const range = readRange(series.range);
  const times = points.map(({ at }) => at);
  const interval = series.interval.toLowerCase() as "hour" | "day" | "week" | "month";
  return (
    <TrendChart
      label={t("{label} over time", { label: kind.label })}
      height={HEIGHT}
      interval={interval}
      times={times}
      previousTimes={previousTimes(times, range, interval)}
      ranges={comparedRanges(range)}
      series={[
        comparedLine(
          { id: kind.id, name: kind.label },
          points.map(({ value }) => value),
          points.map(({ previous }) => previous),
        ),
      ]}
      inProgress={points.at(-1)?.isPartial ?? false}
      marks={marks}
      format={kind.write}
    />
  );
}
