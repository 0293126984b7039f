import { graphql, useFragment } from "react-relay";
import type { GoalTrend_report$key } from "#web/__generated__/GoalTrend_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { useMarks } from "#web/reports/notes/useMarks.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { comparedRanges } from "#web/reports/charts/comparedRanges.ts";
import { previousTimes } from "#web/reports/charts/previousTimes.ts";
import { readRange } from "#web/reports/charts/readRange.ts";
import { TrendChart, comparedLine } from "#web/reports/charts/TrendChart.tsx";
import { t } from "#web/texts/t.ts";
import { compactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { trends } from "../../_lib/goalChoices.ts";

const HEIGHT = 280;
const names = { CONVERSIONS: t("Conversions"), CONVERSION_RATE: t("Conversion rate") };

export function GoalTrend({ report }: { report: GoalTrend_report$key }) {
  const [metric, choose] = useSearchChoice("metric", trends, "CONVERSIONS");
  return (
    <Panel
      title={t("Over time")}
      height={HEIGHT}
      saveAs={`${metric.toLowerCase().replace("_", "-")}-over-time`}
      actions={
        <SegmentedControl
          label={t("Metric")}
          segments={trends.map((id) => ({ id, label: names[id] }))}
          selected={metric}
          onSelect={choose}
        />
      }
    >
      <Chart report={report} />
    </Panel>
  );
}

function Chart({ report }: { report: GoalTrend_report$key }) {
  const { series, annotations, changes } = useFragment(
    graphql`
      fragment GoalTrend_report on TrafficReport @throwOnFieldError {
        series(metric: $metric) {
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
  const marks = useMarks(annotations, changes, series?.points.map(({ at }) => at) ?? []);
  if (!series) return null;
  const isRate = series.metric === "CONVERSION_RATE";
  const { points } = series;
  const range = readRange(series.range);
  const times = points.map(({ at }) => at);
  const interval = series.interval.toLowerCase() as "hour" | "day" | "week" | "month";
  return (
    <TrendChart
      label={t("Conversions over time")}
      height={HEIGHT}
      interval={interval}
      times={times}
      previousTimes={previousTimes(times, range, interval)}
      ranges={comparedRanges(range)}
      series={[
        comparedLine(
          { id: series.metric, name: isRate ? names.CONVERSION_RATE : names.CONVERSIONS },
          points.map(({ value }) => value),
          points.map(({ previous }) => previous),
        ),
      ]}
      inProgress={points.at(-1)?.isPartial ?? false}
      marks={marks}
      format={isRate ? (value) => percent(value) : compactNumber}
    />
  );
}
