// Which columns a table of a given width shows: the one that names the row always, and never narrower than it can be
// read. The others are dropped by importance, and from the right.
import type { Column } from "./columns.ts";

/** Widths in px: of a number, at least of a text, and at least of the column that names the row. */
const NUMBER = 96;
const TEXT = 120;
const NAME = 180;
/** On phones. */
const NARROW_NAME = 132;
const NARROW = 480;
/** Of a letter in a header, and of its padding with the arrow of the order. */
const LETTER = 6.8;
const HEADER_SPACE = 32;

/** A header is never truncated: the column is at least as wide as its title. */
export function columnWidth<Row extends object>({
  title,
  hidesTitle,
  width,
  numeric,
}: Column<Row>): number | undefined {
  const own = width ?? (numeric ? NUMBER : undefined);
  if (own === undefined || hidesTitle) return own;
  return Math.max(own, Math.ceil(title.length * LETTER) + HEADER_SPACE);
}

function leastWidth<Row extends object>(column: Column<Row>, isName: boolean, available: number): number {
  const fixed = columnWidth(column);
  if (fixed !== undefined) return fixed;
  if (!isName) return column.minWidth ?? TEXT;
  return available < NARROW ? NARROW_NAME : (column.minWidth ?? NAME);
}

export const tableWidth = <Row extends object>(columns: readonly Column<Row>[], available: number): number =>
  columns.reduce((sum, column, at) => sum + leastWidth(column, at === 0, available), 0);

const importance = <Row extends object>({ largeOnly, wideOnly }: Column<Row>): number =>
  largeOnly ? 0 : wideOnly ? 1 : 2;

/** `sorted`: the column of the order, which stays as long as any. */
export function fitColumns<Row extends object>(
  columns: readonly Column<Row>[],
  available: number,
  sorted: string | undefined,
): readonly Column<Row>[] {
  const [name, ...others] = columns;
  if (name === undefined || tableWidth(columns, available) <= available) return columns;
  const rank = (column: Column<Row>) => (column.id === sorted ? 3 : importance(column));
  const expendable = others
    .map((column, at) => ({ column, at }))
    .toSorted((one, other) => rank(one.column) - rank(other.column) || other.at - one.at);
  const shown = new Set(others);
  for (const { column } of expendable) {
    // a name without any value is no table
    if (shown.size === 1 || tableWidth([name, ...shown], available) <= available) break;
    shown.delete(column);
  }
  return columns.filter((column) => column === name || shown.has(column));
}
