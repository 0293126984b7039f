import { locale } from "#web/texts/catalogue.ts";
import type { CellValue, Column, Sort } from "./columns.ts";

const collator = new Intl.Collator(locale(), { numeric: true, sensitivity: "base" });

/** A sorted copy. Equal rows keep their order, and rows without a value come last in both directions. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = columns.find((one) => one.id === sort?.column);
  if (!sort || !column) return rows;
  const sign = sort.direction === "ascending" ? 1 : -1;
  // Values are read once per row: sorting 10,000 rows takes some 130,000 comparisons.
  const keyed = rows.map((row) => ({ row, value: column.value(row) }));
  keyed.sort((one, other) => {
    const missing = Number(absent(one.value)) - Number(absent(other.value));
    return missing !== 0 || absent(one.value) ? missing : sign * compare(one.value, other.value);
  });
  return keyed.map((entry) => entry.row);
}

const absent = (value: CellValue): boolean =>
  value === null || value === undefined || (typeof value === "number" && Number.isNaN(value));

function compare(one: CellValue, other: CellValue): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return collator.compare(String(one), String(other));
}
