import { TrendingDown, TrendingUp } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { DayTable_report$data, DayTable_report$key } from "#web/__generated__/DayTable_report.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { dateTitle } from "#web/ui/format/dateLabel.ts";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { formatUsual } from "../../_lib/formatUsual.ts";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";

type Row = NonNullable<DayTable_report$data["daily"]>["rows"][number];

function Day({ row }: { row: Row }) {
  const { day, anomaly, usual, partial } = row;
  const Unusual = anomaly === "HIGH" ? TrendingUp : TrendingDown;
  return (
    <span css={{ display: "inline-flex", alignItems: "center", gap: 8, minWidth: 0 }}>
      {dateTitle(day)}
      {partial && <Badge>{t("so far")}</Badge>}
      {anomaly && usual && (
        <Badge
          tone={anomaly === "HIGH" ? "positive" : "danger"}
          title={formatUsual({ mean: usual.mean, low: usual.low, high: usual.high, weeks: usual.weeks })}
        >
          <Unusual size={12} aria-hidden />
          <span css={(theme) => ({ [theme.media.narrow]: { position: "absolute", clipPath: "inset(50%)" } })}>
            {anomaly === "HIGH" ? t("Unusually many") : t("Unusually few")}
          </span>
        </Badge>
      )}
    </span>
  );
}

const count = (
  id: string,
  csv: keyof Row,
  title: string,
  value: (row: Row) => number,
  wideOnly = false,
): Column<Row> => ({
  id,
  title,
  csv,
  value,
  numeric: true,
  width: title.length > 9 ? 104 : 84,
  wideOnly,
});

const visitors = count("visitors", "visitors", t("Visitors"), (row) => row.visitors);
const conversions = count("conversions", "conversions", t("Conversions"), (row) => row.conversions);
const day: Column<Row> = {
  id: "day",
  title: t("Day"),
  // the longest date beside a badge
  minWidth: 250,
  csv: "day",
  value: (row) => row.day,
  render: (row) => <Day row={row} />,
};

const sessions = count("sessions", "sessions", t("Sessions"), (row) => row.sessions, true);
const pageviews = { ...count("pageviews", "pageviews", t("Views"), (row) => row.pageviews), width: 72 };
const newcomers: Column<Row>[] = [
  {
    ...count("new", "newVisitors", t("New"), (row) => row.newVisitors, true),
    width: 68,
    definition: t("Visitors in their first session"),
  },
  { ...count("returning", "returningVisitors", t("Returning"), (row) => row.returningVisitors, true), width: 92 },
];
const quality: Column<Row>[] = [
  {
    id: "bounce",
    title: t("Bounce"),
    numeric: true,
    width: 80,
    wideOnly: true,
    csv: "bounceRate",
    value: (row) => row.bounceRate,
    render: (row) => percent(row.bounceRate),
  },
  {
    id: "duration",
    title: t("Duration"),
    numeric: true,
    width: 88,
    wideOnly: true,
    csv: "averageDuration",
    value: (row) => row.averageDuration,
    render: (row) => duration(row.averageDuration),
  },
];

const dayOf = (row: Row) => ({ startDate: row.day, endDate: row.day });

/** The days, newest first. */
export function DayTable({ report }: { report: DayTable_report$key }) {
  const { daily } = useFragment(
    graphql`
      fragment DayTable_report on TrafficReport @throwOnFieldError {
        daily {
          rows {
            day
            visitors
            newVisitors
            returningVisitors
            sessions
            pageviews
            bounceRate
            averageDuration
            conversions
            partial
            anomaly
            usual {
              mean
              low
              high
              weeks
            }
          }
          goal {
            key
            name
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
  const drilldowns = useDrilldowns();
  if (!daily) return null;
  const { rows, goal, range } = daily;
  const reached = goal ? (goal.key ?? goal.name) : undefined;
  const shown = [
    day,
    drilldownColumn(visitors, (row) => drilldowns({ range: dayOf(row) })),
    ...newcomers,
    drilldownColumn(sessions, (row) => drilldowns({ range: dayOf(row), sort: "sessions" })),
    drilldownColumn(pageviews, (row) => drilldowns({ range: dayOf(row), sort: "pageviews" })),
    ...quality,
    ...(goal ? [drilldownColumn(conversions, (row) => drilldowns({ range: dayOf(row), reached }))] : []),
  ];
  const unusual = rows.filter(({ anomaly }) => anomaly).length;
  return (
    <Card title={t("Day by day")} flush>
      <Table
        label={t("Day by day")}
        columns={shown}
        rows={rows}
        rowId={(row) => row.day}
        defaultSort={{ column: "day", direction: "descending" }}
      />
      <TableFooter
        asGraphql={t("Day by day")}
        csv={
          <ExportCsvButton
            view="daily-traffic"
            range={{ startDate: range.startDate, endDate: range.endDate }}
            rows="viewer.project.traffic.report.daily.rows"
            columns={[...csvFields(shown), { title: t("Unusual"), value: "anomaly" }]}
          />
        }
      >
        {phrase("{count, plural, one {# day} other {# days}}", { count: rows.length })}
        {unusual > 0 && `, ${phrase("{count, plural, one {# unusual} other {# unusual}}", { count: unusual })}`}
      </TableFooter>
    </Card>
  );
}
