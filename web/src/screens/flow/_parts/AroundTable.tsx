import { graphql, useFragment } from "react-relay";
import type { AroundTable_around$key } from "#web/__generated__/AroundTable_around.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { percent } from "#web/ui/format/percent.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { nodeName } from "../_lib/nodeName.ts";

interface Row {
  id: string;
  side: string;
  name: string;
  times: number;
  share: number;
}

const columns: Column<Row>[] = [
  { id: "side", title: t("Position"), width: 110, value: (row) => row.side },
  { id: "name", title: t("Page or event"), value: (row) => row.name },
  { id: "times", title: t("Occurrences"), numeric: true, width: 96, value: (row) => row.times },
  {
    id: "share",
    title: t("Share"),
    numeric: true,
    width: 96,
    value: (row) => row.share,
    render: (row) => percent(row.share),
  },
];

const fileColumns = [
  { title: t("Kind"), value: "kind" },
  { title: t("Page or event"), value: "name" },
  { title: t("Occurrences"), value: "times" },
];

/** The same numbers as a table, for keyboard and screen reader users and for exact values. */
export function AroundTable({ around }: { around: AroundTable_around$key }) {
  const { times, entries, exits, loops, before, after, range } = useFragment(
    graphql`
      fragment AroundTable_around on FlowAround {
        times
        entries
        exits
        loops
        before {
          kind
          name
          title
          times
        }
        after {
          kind
          name
          title
          times
        }
        range {
          startDate
          endDate
        }
      }
    `,
    around,
  );
  const row = (side: string, name: string, count: number): Row => ({
    id: `${side} ${name}`,
    side,
    name,
    times: count,
    share: count / times,
  });
  const rows = [
    row(t("Before"), t("Entered here"), entries),
    ...before.map(({ kind, name, title, times: often }) => row(t("Before"), nodeName({ kind, name, title }), often)),
    row(t("After"), t("Exited here"), exits),
    ...after.map(({ kind, name, title, times: often }) => row(t("After"), nodeName({ kind, name, title }), often)),
    row(t("Repeat"), t("Returned"), loops),
  ];
  const file = { range: { startDate: range.startDate, endDate: range.endDate }, columns: fileColumns };
  return (
    <>
      <Table label={t("Before and after")} columns={columns} rows={rows} rowId={({ id }) => id} />
      <TableFooter
        csv={
          <>
            <ExportCsvButton
              label={t("Download CSV of previous steps")}
              view="behavior-flow-before"
              rows="viewer.project.traffic.report.flowAround.before"
              {...file}
            />
            <ExportCsvButton
              label={t("Download CSV of next steps")}
              view="behavior-flow-after"
              rows="viewer.project.traffic.report.flowAround.after"
              {...file}
            />
          </>
        }
      >
        {phrase("{count, plural, one {# row} other {# rows}}", { count: rows.length })}
      </TableFooter>
    </>
  );
}
