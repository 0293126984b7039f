import { graphql, useFragment } from "react-relay";
import type { MonthTable_chart$data, MonthTable_chart$key } from "#web/__generated__/MonthTable_chart.graphql.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { useDrilldowns, type Drilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { ChangeText } from "#web/ui/data/ChangeText.tsx";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { dateLabel } from "#web/ui/format/dateLabel.ts";
import { relativeChange } from "#web/ui/format/percent.ts";
import { monthMetricNames, monthMetrics, type MonthMetric } from "../../_lib/monthlyChoices.ts";
import { readMonthCounts } from "../../_lib/readMonthCounts.ts";

type Month = MonthTable_chart$data["months"][number];

const yearOnYear = (metric: MonthMetric) => (row: Month) =>
  relativeChange(readMonthCounts(row.counts)[metric], readMonthCounts(row.previous)[metric]);

const yearBefore: Record<MonthMetric, string> = {
  visitors: t("Visitors (previous year)"),
  sessions: t("Sessions (previous year)"),
  pageviews: t("Views (previous year)"),
};

/** The first and the last day of the month. */
function daysOf({ month }: Month) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { startDate: `${last.slice(0, 7)}-01`, endDate: last };
}

const columnsOf = (drilldowns: Drilldowns): Column<Month>[] => [
  {
    id: "month",
    title: t("Month"),
    csv: "month",
    value: ({ month }) => month,
    render: ({ month, isPartial }) => (
      <span css={{ display: "inline-flex", alignItems: "center", gap: 8 }}>
        {dateLabel(month, "month")}
        {isPartial && <small css={caption}>{t("so far")}</small>}
      </span>
    ),
  },
  ...monthMetrics.flatMap((metric): Column<Month>[] => [
    drilldownColumn(
      {
        id: metric,
        title: monthMetricNames[metric],
        numeric: true,
        width: 78,
        csv: [
          { title: monthMetricNames[metric], value: `counts.${metric}` },
          { title: yearBefore[metric], value: `previous.${metric}` },
        ],
        value: ({ counts }: Month) => readMonthCounts(counts)[metric],
      },
      (row) => drilldowns({ range: daysOf(row) }),
      (row) => `${dateLabel(row.month, "month")}, ${monthMetricNames[metric]}`,
    ),
    {
      id: `${metric} growth`,
      title: t("Year over year"),
      numeric: true,
      width: 112,
      wideOnly: true,
      value: yearOnYear(metric),
      render: (row) => <ChangeText change={yearOnYear(metric)(row)} />,
      definition: t("Compared with the same month last year. The current month is compared with the same days."),
    },
  ]),
];

/** The months as a table, newest first. */
export function MonthTable({ chart }: { chart: MonthTable_chart$key }) {
  const { months } = useFragment(
    graphql`
      fragment MonthTable_chart on MonthlyChart {
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
      }
    `,
    chart,
  );
  const columns = columnsOf(useDrilldowns());
  return (
    <Panel
      title={t("Months")}
      flush
      height={420}
      actions={
        <ExportCsvButton
          view="months"
          rows="viewer.project.traffic.monthlyChart.months"
          columns={[...csvFields(columns), { title: t("Incomplete"), value: "isPartial" }]}
        />
      }
    >
      <Table
        label={t("Months")}
        columns={columns}
        rows={months}
        rowId={({ month }) => month}
        defaultSort={{ column: "month", direction: "descending" }}
      />
    </Panel>
  );
}
