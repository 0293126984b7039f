import { graphql, useFragment } from "react-relay";
import type { HourTable_report$data, HourTable_report$key } from "#web/__generated__/HourTable_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { clockGroups } from "#web/reports/charts/clockGroups.ts";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { ChangeText } from "#web/ui/data/ChangeText.tsx";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { relativeChange } from "#web/ui/format/percent.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { clocks } from "../../_lib/clocks.ts";
import { weekdayChoices } from "#web/reports/frame/reportTabs.ts";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";

type Row = NonNullable<HourTable_report$data["hourly"]>["rows"][number];

const written = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
const growth = (row: Row) => relativeChange(row.visitors, row.previous?.visitors);

/** The numbers of the bars, each linked to its visitors. */
export function HourTable({ report }: { report: HourTable_report$key }) {
  const { hourly } = useFragment(
    graphql`
      fragment HourTable_report on TrafficReport @throwOnFieldError {
        hourly(weekday: $weekday, clock: $clock) {
          rows {
            hour
            visitors
            sessions
            pageviews
            conversions
            previous {
              visitors
            }
          }
          totals {
            visitors
            sessions
            pageviews
          }
          goal {
            __typename
          }
          range {
            startDate
            endDate
          }
        }
      }
    `,
    report,
  );
  const [clock] = useSearchChoice("clock", clocks, "project");
  const [day] = useSearchChoice("weekday", weekdayChoices, "all");
  const drilldowns = useDrilldowns();
  if (!hourly) return null;
  const weekday = weekdayChoices.indexOf(day) || undefined;
  const linkedColumn = (column: Column<Row>, sort?: string) =>
    drilldownColumn(column, ({ hour }) =>
      drilldowns({ filters: clockGroups({ clock, weekday, hour }), ...(sort !== undefined && { sort }) }),
    );
  const { rows, totals, goal, range } = hourly;
  const most = Math.max(1, ...rows.map(({ visitors }) => visitors));
  const columns: Column<Row>[] = [
    {
      id: "hour",
      title: t("Hour"),
      csv: "hour",
      value: (row) => written(row.hour),
      share: (row) => row.visitors / most,
    },
    linkedColumn({
      id: "visitors",
      title: t("Visitors"),
      csv: "visitors",
      numeric: true,
      width: 80,
      value: (row) => row.visitors,
    }),
    {
      id: "growth",
      title: t("Change"),
      numeric: true,
      width: 90,
      wideOnly: true,
      csv: [{ title: t("Visitors (previous period)"), value: "previous.visitors" }],
      value: growth,
      render: (row) => <ChangeText change={growth(row)} />,
      definition: t("Visitors vs. the comparison period"),
    },
    linkedColumn(
      {
        id: "sessions",
        title: t("Sessions"),
        csv: "sessions",
        numeric: true,
        width: 96,
        wideOnly: true,
        value: (row) => row.sessions,
      },
      "sessions",
    ),
    linkedColumn(
      {
        id: "pageviews",
        title: t("Views"),
        csv: "pageviews",
        numeric: true,
        width: 72,
        wideOnly: true,
        value: (row) => row.pageviews,
      },
      "pageviews",
    ),
    ...(goal
      ? [
          // no link: it would need both a page view and a conversion within the hour, which no session filter expresses
          {
            id: "conversions",
            title: t("Conversions"),
            numeric: true,
            width: 104,
            csv: "conversions",
            value: (row: Row) => row.conversions,
          },
        ]
      : []),
  ];
  return (
    <Card title={t("Hour by hour")} flush>
      <Table label={t("Hour by hour")} columns={columns} rows={rows} rowId={(row) => String(row.hour)} />
      <TableFooter
        asGraphql={t("Hour by hour")}
        csv={
          <ExportCsvButton
            view="hourly-traffic"
            range={{ startDate: range.startDate, endDate: range.endDate }}
            rows="viewer.project.traffic.report.hourly.rows"
            columns={csvFields(columns)}
          />
        }
      >
        {t("{visitors} visitors, {sessions} sessions, {views} views total", {
          visitors: exactNumber(totals.visitors),
          sessions: exactNumber(totals.sessions),
          views: exactNumber(totals.pageviews),
        })}
      </TableFooter>
    </Card>
  );
}
