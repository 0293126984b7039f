import { useTheme } from "@emotion/react";
import { graphql, useFragment } from "react-relay";
import type { MonthlyChartPanel_chart$key } from "#web/__generated__/MonthlyChartPanel_chart.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { useMarks } from "#web/reports/notes/useMarks.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { NoteMarks } from "#web/reports/charts/NoteMarks.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { BarChart } from "#web/ui/charts/BarChart.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { dateLabel } from "#web/ui/format/dateLabel.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { monthCounts, monthMetricNames, monthMetrics } from "../../_lib/monthlyChoices.ts";
import { readMonthCounts } from "../../_lib/readMonthCounts.ts";

const HEIGHT = 320;

/** Each month compared with the same month of the previous year. */
export function MonthlyChartPanel({ chart }: { chart: MonthlyChartPanel_chart$key }) {
  const { months, annotations, changes } = useFragment(
    graphql`
      fragment MonthlyChartPanel_chart on MonthlyChart {
        months {
          month
          counts {
            ...readMonthCounts_counts
          }
          previous {
            ...readMonthCounts_counts
          }
          isPartial
        }
        annotations {
          ...useMarks_note
        }
        changes {
          ...useMarks_change
        }
      }
    `,
    chart,
  );
  const [metric, chooseMetric] = useSearchChoice("metric", monthMetrics, "visitors");
  const [count, chooseCount] = useSearchChoice("months", monthCounts, "12");
  const marks = useMarks(
    annotations,
    changes,
    months.map(({ month }) => month),
  );
  const { color } = useTheme();
  const isCompared = months.some(({ previous }) => readMonthCounts(previous)[metric] > 0);
  return (
    <Panel
      title={t("{metric} by month", { metric: monthMetricNames[metric] })}
      height={HEIGHT}
      definition={t("Each visitor counts once per month.")}
      actions={
        <div css={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", alignItems: "center", gap: 8 }}>
          <SegmentedControl
            size="medium"
            label={t("Metric")}
            segments={monthMetrics.map((id) => ({ id, label: monthMetricNames[id] }))}
            selected={metric}
            onSelect={chooseMetric}
          />
          <Select
            label={t("Months")}
            hideLabel
            choices={monthCounts.map((id) => ({ id, label: t("{count} months", { count: id }) }))}
            value={count}
            onChange={chooseCount}
            css={{ width: 130 }}
          />
        </div>
      }
      saveAs={`${metric}-by-month`}
    >
      <BarChart
        label={t("{metric} by month", { metric: monthMetricNames[metric] })}
        height={HEIGHT - 30}
        format={exactNumber}
        times={months.map(({ month }) => month)}
        annotations={marks.drawn}
        categories={months.map(({ month, isPartial }) => dateLabel(month, "month") + (isPartial ? "*" : ""))}
        series={[
          ...(isCompared
            ? [
                {
                  id: "previous",
                  name: t("Previous year"),
                  values: months.map(({ previous }) => readMonthCounts(previous)[metric]),
                  color: color.borderStrong,
                },
              ]
            : []),
          {
            id: "now",
            name: monthMetricNames[metric],
            values: months.map(({ counts }) => readMonthCounts(counts)[metric]),
            color: color.accent,
          },
        ]}
      />
      <NoteMarks marks={marks} />
      <p css={(theme) => ({ ...caption(theme), paddingTop: theme.space.one })}>
        {t("* Month in progress, compared with the same days last year.")}
      </p>
    </Panel>
  );
}
