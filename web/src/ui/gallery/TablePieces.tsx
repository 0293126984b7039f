import type { Column } from "../data/columns.ts";
import { Table } from "../data/Table.tsx";
import { duration } from "../format/duration.ts";
import { percent } from "../format/percent.ts";
import { Card } from "../layout/Card.tsx";
import { Columns } from "./Columns.tsx";
import { manyPages, pages } from "./data/samples.ts";
import type { PageRow } from "./data/samples.ts";

const columns: Column<PageRow>[] = [
  { id: "path", title: "Page", value: (row) => row.path, share: (row) => row.visitors / 30_000 },
  { id: "visitors", title: "Visitors", value: (row) => row.visitors, numeric: true },
  { id: "views", title: "Views", value: (row) => row.views, numeric: true, wideOnly: true },
  { id: "bounce", title: "Bounce", value: (row) => row.bounce, render: (row) => percent(row.bounce), numeric: true },
  {
    id: "time",
    title: "Time",
    value: (row) => row.time,
    render: (row) => duration(row.time),
    numeric: true,
    wideOnly: true,
  },
];

export function TablePieces() {
  return (
    <Columns min={480}>
      <Card title="Pages" flush footer="6 pages">
        <Table
          label="Pages"
          columns={columns}
          rows={pages}
          rowId={(row) => row.path}
          defaultSort={{ column: "visitors", direction: "descending" }}
          onRowAction={() => undefined}
        />
      </Card>
      <Card title="10,000 rows" flush footer="10,000 pages">
        <Table label="Many pages" columns={columns} rows={manyPages} rowId={(row) => row.path} height={250} />
      </Card>
      <Card title="No rows" flush>
        <Table label="No pages" columns={columns} rows={[]} rowId={(row) => row.path} />
      </Card>
    </Columns>
  );
}
