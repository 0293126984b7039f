// Every row of a table, as its file has them: what is searched, and how a value is shown.
import type { StoredValue } from "#web/relay/files/wholeTable.ts";
import type { CsvField } from "#web/ui/data/columns.ts";
import { noValue } from "#web/ui/format/compactNumber.ts";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import { dimensionKind } from "../../dimensions/dimensionKinds.ts";
import type { CsvRange } from "../csvName.ts";

export interface Details {
  title: string;
  /** of the file: its subject, and the range of the response */
  view: string;
  range?: CsvRange;
  /** of the list in the response of the screen's query */
  rows: string;
  pageSize?: number;
  /** the first one names the row */
  columns: readonly CsvField[];
  /** filters the screen by the row, whose values are by column */
  onSelect?: (values: Readonly<Record<string, StoredValue>>) => void;
}

export interface DetailRow {
  /** position in the response */
  id: string;
  values: readonly StoredValue[];
  /** in lower case */
  searched: string;
}

/** A stored value of a column as text. */
export function writeValue({ format, dimension }: CsvField, value: StoredValue): string {
  if (dimension !== undefined && typeof value === "string") return dimensionKind(dimension).write(value);
  if (typeof value === "number" && format !== undefined) {
    if (format === "percent") return percent(value);
    return format === "duration" ? duration(value) : format(value);
  }
  return value === null ? noValue : String(value);
}

export function readDetails(columns: readonly CsvField[], rows: readonly (readonly StoredValue[])[]): DetailRow[] {
  return rows.map((values, at) => ({
    id: String(at),
    values,
    searched: columns
      .flatMap((column, n) => (typeof values[n] === "string" ? [writeValue(column, values[n] ?? null)] : []))
      .join("\n")
      .toLowerCase(),
  }));
}
