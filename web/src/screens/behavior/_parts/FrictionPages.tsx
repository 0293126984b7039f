import { graphql, useFragment } from "react-relay";
import type {
  FrictionPages_engagement$data,
  FrictionPages_engagement$key,
} from "#web/__generated__/FrictionPages_engagement.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { valueGroups } from "#web/reports/dimensions/dimensionKinds.ts";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";
import { TableActions } from "#web/reports/tables/TableActions.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useFilterRow } from "../_lib/useFilterRow.ts";

type Row = FrictionPages_engagement$data["friction"][number];

type ToOf = (row: Row, kind: "RAGE" | "DEAD") => Drilldown;

const columnsOf = (toOf: ToOf): Column<Row>[] => [
  { id: "path", title: t("Page"), csv: "path", value: (row) => row.path },
  drilldownColumn(
    {
      id: "rage",
      title: t("Rage clicks"),
      numeric: true,
      width: 110,
      csv: "rage",
      value: (row) => row.rage,
      definition: t("Three or more clicks in the same spot within a second"),
    },
    (row) => toOf(row, "RAGE"),
    (row) => t("{name}, rage clicks", { name: row.path }),
  ),
  drilldownColumn(
    {
      id: "dead",
      title: t("Dead clicks"),
      numeric: true,
      width: 110,
      csv: "dead",
      value: (row) => row.dead,
      definition: t("Clicks on elements that look clickable but don't respond"),
    },
    (row) => toOf(row, "DEAD"),
    (row) => t("{name}, dead clicks", { name: row.path }),
  ),
  {
    id: "sessions",
    title: t("Sessions"),
    csv: "sessions",
    numeric: true,
    width: 96,
    wideOnly: true,
    value: (row) => row.sessions,
  },
];

/** The pages where visitors get stuck. */
export function FrictionPages({ engagement }: { engagement: FrictionPages_engagement$key }) {
  const { friction, range } = useFragment(
    graphql`
      fragment FrictionPages_engagement on EngagementReport {
        friction {
          path
          rage
          dead
          sessions
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
  const columns = columnsOf(({ path }, kind) =>
    drilldowns({ filters: valueGroups("PAGE", path), step: { kind, value: "" } }),
  );
  const table = {
    view: "friction",
    range: { startDate: range.startDate, endDate: range.endDate },
    rows: "viewer.project.traffic.report.engagement.friction",
    pageSize: 1000,
    columns: csvFields(columns),
  };
  return (
    <Card title={t("Where visitors get stuck")} flush>
      <Table
        label={t("Where visitors get stuck")}
        columns={columns}
        rows={friction}
        rowId={(row) => row.path}
        onRowAction={(row) => filter(row.path)}
        empty={
          <EmptyState title={t("No friction found")} minHeight={160}>
            {t("No rage clicks or dead clicks in this range.")}
          </EmptyState>
        }
      />
      {friction.length > 0 && (
        <TableFooter
          asGraphql={t("Where visitors get stuck")}
          csv={<TableActions title={t("Where visitors get stuck")} {...table} />}
        >
          {phrase("{count, plural, one {# page} other {# pages}}", { count: friction.length })}
        </TableFooter>
      )}
    </Card>
  );
}
