import { Download } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { IconButton } from "../actions/IconButton.tsx";
import type { Column } from "./columns.ts";
import { useMayDownload } from "../actions/mayDownload.ts";
import { saveFile } from "./saveFile.ts";
import { toCsv } from "./toCsv.ts";

interface Props<Row extends object> {
  /** Project, view and range; ".csv" is added. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** Downloads what a table holds, every row and every column. */
export function CsvButton<Row extends object>({ name, columns, rows }: Props<Row>) {
  const mayDownload = useMayDownload();
  // The mark in front makes Excel read UTF-8.
  const save = () =>
    saveFile(`${name}.csv`, new Blob(["\ufeff", toCsv(columns, rows)], { type: "text/csv;charset=utf-8" }));
  if (!mayDownload) return null;
  return (
    <IconButton label={t("Download CSV")} size="small" onPress={save} isDisabled={rows.length === 0}>
      <Download aria-hidden />
    </IconButton>
  );
}
