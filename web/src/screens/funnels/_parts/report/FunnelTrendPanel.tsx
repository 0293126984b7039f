import { graphql, useFragment } from "react-relay";
import type { FunnelTrendPanel_report$key } from "#web/__generated__/FunnelTrendPanel_report.graphql.ts";
import { TrendChart } from "#web/reports/charts/TrendChart.tsx";
import { useMarks } from "#web/reports/notes/useMarks.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { t } from "#web/texts/t.ts";
import { compactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { trendMetrics } from "../../_lib/funnelChoices.ts";

const HEIGHT = 260;
const names = { RATE: t("Conversion"), ENTERED: t("Entered"), CONVERTED: t("Completed") } as const;

/** The funnel by the time at which its attempts started, with the notes of the range. */
export function FunnelTrendPanel({ report }: { report: FunnelTrendPanel_report$key }) {
  const [metric, choose] = useSearchChoice("metric", trendMetrics, "RATE");
  return (
    <Panel
      title={t("Over time")}
      definition={t(
        "By the time at which the first step happened. The newest intervals are incomplete as long as their visitors can still convert.",
      )}
      height={HEIGHT}
      saveAs={`funnel-${metric.toLowerCase()}-over-time`}
      actions={
        <SegmentedControl
          label={t("Metric")}
          segments={trendMetrics.map((id) => ({ id, label: names[id] }))}
          selected={metric}
          onSelect={choose}
        />
      }
    >
      <Chart report={report} metric={metric} />
    </Panel>
  );
}

interface ChartProps {
  report: FunnelTrendPanel_report$key;
  metric: (typeof trendMetrics)[number];
}

function Chart({ report, metric }: ChartProps) {
  const { trend, annotations, changes } = useFragment(
    graphql`
      fragment FunnelTrendPanel_report on FunnelReport @throwOnFieldError {
        trend(interval: $interval) {
          interval
          points {
            at
            entered
            converted
            rate
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
  const marks = useMarks(annotations, changes, trend?.points.map(({ at }) => at) ?? []);
  if (!trend) return null;
  const { interval, points } = trend;
  const values = {
    RATE: points.map(({ rate }) => rate ?? null),
    ENTERED: points.map(({ entered }) => entered),
    CONVERTED: points.map(({ converted }) => converted),
  };
  return (
    <TrendChart
      label={t("Funnel over time")}
      height={HEIGHT}
      interval={interval.toLowerCase() as "hour" | "day" | "week" | "month"}
      times={points.map(({ at }) => at)}
      series={[{ id: metric, name: names[metric], area: true, values: values[metric] }]}
      inProgress={points.at(-1)?.isPartial ?? false}
      marks={marks}
      format={metric === "RATE" ? (value) => percent(value) : compactNumber}
    />
  );
}
