import { graphql, useFragment } from "react-relay";
import type { GoalTrend_report$key } from "#web/__generated__/GoalTrend_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { useMarks } from "#web/reports/notes/useMarks.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { NoteMarks } from "#web/reports/charts/NoteMarks.tsx";
import { t } from "#web/texts/t.ts";
import { LineChart } from "#web/ui/charts/LineChart.tsx";
import { compactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { trends } from "../../_lib/goalChoices.ts";

const HEIGHT = 280;
const names = { CONVERSIONS: t("Conversions"), CONVERSION_RATE: t("Rate") };

export function GoalTrend({ report }: { report: GoalTrend_report$key }) {
  const [metric, choose] = useSearchChoice("metric", trends, "CONVERSIONS");
  return (
    <Panel
      title={t("Over time")}
      height={HEIGHT}
      saveAs={`${metric.toLowerCase().replace("_", "-")}-over-time`}
      actions={
        <SegmentedControl
          label={t("What is drawn")}
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
  const isCompared = points.some(({ previous }) => (previous ?? 0) > 0);
  return (
    <>
      <LineChart
        label={t("Conversions over time")}
        height={HEIGHT}
        interval={series.interval.toLowerCase() as "hour" | "day" | "week" | "month"}
        times={points.map(({ at }) => at)}
        series={[
          {
            id: series.metric,
            name: isRate ? names.CONVERSION_RATE : names.CONVERSIONS,
            values: points.map(({ value }) => value ?? null),
            area: true,
            ...(isCompared ? { previous: points.map(({ previous }) => previous ?? null) } : {}),
          },
        ]}
        inProgress={points.at(-1)?.isPartial ?? false}
        annotations={marks.drawn}
        format={isRate ? (value) => percent(value) : compactNumber}
      />
      <NoteMarks marks={marks} />
    </>
  );
}
