import { graphql, useFragment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router-dom";
import type {
  ProjectTable_viewer$data,
  ProjectTable_viewer$key,
} from "#web/__generated__/ProjectTable_viewer.graphql.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Sparkline } from "#web/ui/charts/Sparkline.tsx";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Delta } from "#web/ui/data/Delta.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { percent, relativeChange } from "#web/ui/format/percent.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";

type Row = NonNullable<ProjectTable_viewer$data["overview"]>["rows"][number];

const columns: Column<Row>[] = [
  { id: "name", title: t("Project"), csv: "project.name", value: (row) => row.project.name },
  {
    id: "trend",
    title: t("Trend"),
    width: 130,
    wideOnly: true,
    sortable: false,
    value: (row) => row.sparkline.join(" "),
    render: (row) => (
      <span css={{ display: "block", width: 104 }}>
        <Sparkline values={row.sparkline} height={22} />
      </span>
    ),
  },
  {
    id: "visitors",
    title: t("Visitors"),
    csv: "totals.visitors",
    numeric: true,
    width: 90,
    value: (row) => row.totals.visitors,
  },
  {
    id: "change",
    title: t("Change"),
    numeric: true,
    width: 90,
    csv: [{ title: t("Visitors (previous period)"), value: "previous.visitors" }],
    value: (row) => relativeChange(row.totals.visitors, row.previous?.visitors),
    render: (row) => (
      <span css={{ display: "inline-flex", verticalAlign: "middle" }}>
        <Delta now={row.totals.visitors} before={row.previous?.visitors} />
      </span>
    ),
    definition: t("Visitors vs. the comparison period"),
  },
  {
    id: "sessions",
    title: t("Sessions"),
    numeric: true,
    width: 90,
    wideOnly: true,
    csv: "totals.sessions",
    value: (row) => row.totals.sessions,
  },
  {
    id: "pageviews",
    title: t("Views"),
    numeric: true,
    width: 84,
    wideOnly: true,
    csv: "totals.pageviews",
    value: (row) => row.totals.pageviews,
  },
  {
    id: "pages",
    title: t("Pages / session"),
    numeric: true,
    width: 120,
    wideOnly: true,
    csv: "totals.pagesPerSession",
    value: (row) => row.totals.pagesPerSession,
    render: (row) => fixedNumber(row.totals.pagesPerSession, 1),
  },
  {
    id: "duration",
    title: t("Avg. duration"),
    numeric: true,
    width: 110,
    wideOnly: true,
    csv: "totals.averageDuration",
    value: (row) => row.totals.averageDuration,
    render: (row) => duration(row.totals.averageDuration),
  },
  {
    id: "bounce",
    title: t("Bounce"),
    numeric: true,
    width: 84,
    wideOnly: true,
    csv: "totals.bounceRate",
    value: (row) => row.totals.bounceRate,
    render: (row) => percent(row.totals.bounceRate),
  },
];

const conversions: Column<Row> = {
  id: "conversions",
  title: t("Conversions"),
  numeric: true,
  width: 110,
  wideOnly: true,
  csv: "totals.conversions",
  value: (row) => row.totals.conversions,
};

/** One row per project. Pressing it opens the project's dashboard for the same range. */
export function ProjectTable({ viewer }: { viewer: ProjectTable_viewer$key }) {
  const { overview } = useFragment(
    graphql`
      fragment ProjectTable_viewer on Viewer @throwOnFieldError {
        overview(range: $range, compare: $compare, goal: $goal) {
          startDate
          endDate
          rows {
            project {
              widgetId
              name
            }
            totals {
              visitors
              sessions
              pageviews
              pagesPerSession
              averageDuration
              bounceRate
              conversions
            }
            previous {
              visitors
            }
            sparkline
          }
        }
      }
    `,
    viewer,
  );
  const [{ goal }] = useReportState();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  if (!overview) return null;
  const { rows, startDate, endDate } = overview;
  const shown = goal ? [...columns, conversions] : columns;
  const open = ({ project }: Row) => {
    const next = new URLSearchParams(search);
    next.set("project", String(project.widgetId));
    void navigate(`/dashboard?${next}`);
  };
  return (
    <>
      <Table
        label={t("Overview")}
        columns={shown}
        rows={rows}
        rowId={(row) => String(row.project.widgetId)}
        defaultSort={{ column: "visitors", direction: "descending" }}
        onRowAction={open}
        empty={
          <EmptyState title={t("No projects yet")} minHeight={320}>
            {t("Add a project under Settings to see its numbers here.")}
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <TableFooter
          asGraphql={t("Overview")}
          csv={
            <ExportCsvButton
              view="overview"
              range={{ startDate, endDate }}
              rows="viewer.overview.rows"
              columns={csvFields([...columns, conversions])}
            />
          }
        >
          {phrase("{count, plural, one {# project} other {# projects}}", { count: rows.length })}
        </TableFooter>
      )}
    </>
  );
}
