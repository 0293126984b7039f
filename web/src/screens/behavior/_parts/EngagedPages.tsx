import { graphql, useFragment } from "react-relay";
import type {
  EngagedPages_engagement$data,
  EngagedPages_engagement$key,
} from "#web/__generated__/EngagedPages_engagement.graphql.ts";
import { TableActions } from "#web/reports/tables/TableActions.tsx";
import { valueGroups } from "#web/reports/dimensions/dimensionKinds.ts";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { useFilterRow } from "../_lib/useFilterRow.ts";

type Row = EngagedPages_engagement$data["topPages"][number];

const columnsOf = (toOf: (row: Row) => Drilldown): Column<Row>[] => [
  { id: "path", title: t("Page"), csv: "path", value: (row) => row.path },
  drilldownColumn(
    {
      id: "pageviews",
      title: t("Views"),
      csv: "pageviews",
      numeric: true,
      width: 90,
      // a phone has space for one number, which is what the pages are sorted by
      wideOnly: true,
      value: (row) => row.pageviews,
    },
    toOf,
    (row) => t("{name}, views", { name: row.path }),
  ),
  {
    id: "time",
    title: t("Avg. engaged time"),
    numeric: true,
    width: 110,
    csv: [{ title: t("Engaged time"), value: "engagedTime", format: "duration" }],
    value: (row) => row.engagedTime,
    render: (row) => duration(row.engagedTime),
    definition: t("Average per page view"),
  },
  {
    id: "scroll",
    title: t("Scroll"),
    numeric: true,
    width: 90,
    wideOnly: true,
    csv: [{ title: t("Scroll"), value: "scrollDepth", format: "percent" }],
    value: (row) => row.scrollDepth,
    render: (row) => percent(row.scrollDepth),
    definition: t("Average scroll depth in percent of the page"),
  },
];

/** The pages where visitors spend most time. */
export function EngagedPages({ engagement }: { engagement: EngagedPages_engagement$key }) {
  const { topPages, range } = useFragment(
    graphql`
      fragment EngagedPages_engagement on EngagementReport {
        topPages {
          path
          pageviews
          engagedTime
          scrollDepth
        }
        range {
          startDate
          endDate
        }
      }
    `,
    engagement,
  );
  const filter = useFilterRow("PAGE");
  const drilldowns = useDrilldowns();
  const columns = columnsOf(({ path }) => drilldowns({ filters: valueGroups("PAGE", path), sort: "pageviews" }));
  const table = {
    view: "engagement",
    range: { startDate: range.startDate, endDate: range.endDate },
    rows: "viewer.project.traffic.report.engagement.topPages",
    pageSize: 1000,
    columns: csvFields(columns),
  };
  return (
    <Card
      title={t("Top pages by engaged time")}
      definition={t("Pages with the most total engaged time. Page views without engagement data are excluded.")}
      flush
    >
      <Table
        label={t("Top pages by engaged time")}
        columns={columns}
        rows={topPages}
        rowId={(row) => row.path}
        onRowAction={(row) => filter(row.path)}
        empty={<EmptyState title={t("No sessions in this date range")} minHeight={160} />}
      />
      {topPages.length > 0 && (
        <TableFooter
          asGraphql={t("Top pages by engaged time")}
          csv={<TableActions title={t("Top pages by engaged time")} {...table} />}
        >
          {phrase("{count, plural, one {# page} other {# pages}}", { count: topPages.length })}
        </TableFooter>
      )}
    </Card>
  );
}
