import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { pathName } from "../../_lib/pathName.ts";
import type { PathNode, Paths } from "../../_lib/readPaths.ts";

interface Row extends PathNode {
  /** of those who went on from here to the next step */
  next: number;
}

/** The same numbers as a table. */
export function PathsTable({ paths, nameOf }: { paths: Paths; nameOf: (step: number) => string }) {
  const { nodes, links } = paths;
  const rows = nodes.map((node, at): Row => ({
    ...node,
    next: links.reduce((sum, { from, to, units }) => sum + (from === at && nodes[to]?.kind === "STEP" ? units : 0), 0),
  }));
  const columns: Column<Row>[] = [
    {
      id: "step",
      title: t("Step"),
      numeric: true,
      width: 64,
      csv: [
        { title: t("Step"), value: "step" },
        { title: t("Kind"), value: "kind" },
        { title: t("Name"), value: "name" },
      ],
      value: ({ step }) => step,
    },
    {
      id: "name",
      title: t("Page or event"),
      value: (node) => pathName(node, nameOf),
    },
    { id: "units", title: t("Count"), csv: "units", numeric: true, width: 96, value: ({ units }) => units },
    {
      id: "next",
      title: t("To the next step"),
      numeric: true,
      width: 140,
      wideOnly: true,
      value: ({ next }) => next,
      definition: t("Went on to the next step from here"),
    },
  ];
  return (
    <>
      <Table
        label={t("Paths between the steps")}
        columns={columns}
        rows={rows}
        rowId={({ kind, step, name }) => `${kind} ${step} ${name}`}
      />
      <TableFooter
        csv={
          <ExportCsvButton
            view="funnel-paths"
            rows="viewer.project.funnels.report.flow.nodes"
            columns={csvFields(columns)}
          />
        }
      />
    </>
  );
}
