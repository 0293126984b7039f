import { t } from "#web/texts/t.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { CsvButton } from "#web/ui/data/CsvButton.tsx";
import type { GridRow } from "./gridRows.ts";

interface Props {
  name: string;
  columns: readonly string[];
  rows: readonly GridRow[];
}

/** The grid as a file: the number of visitors of each cell; the size makes shares of them. */
export function RetentionCsv({ name, columns, rows }: Props) {
  const shown: Column<GridRow>[] = [
    { id: "name", title: t("Cohort"), value: (row) => row.name },
    { id: "size", title: t("Size"), value: (row) => row.size },
    ...columns.flatMap((title, n): Column<GridRow>[] => [
      { id: `visitors ${n}`, title, value: (row) => row.cells[n]?.visitors },
      { id: `share ${n}`, title: t("{title}, share", { title }), value: (row) => row.cells[n]?.share },
    ]),
  ];
  return <CsvButton name={name} columns={shown} rows={rows} />;
}
