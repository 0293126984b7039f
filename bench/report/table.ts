// The report as text: one table, with the ratio, its minimum and its maximum in the last columns.
import type { Part } from "./part.ts";
import type { Row } from "./row.ts";

const number = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

function ratioText({ ratio, min, max }: Row): string {
  return min === max ? number(ratio) : `${number(ratio)} (${number(min)} - ${number(max)})`;
}

const heads = ["", "ours", "reference", "goal", "", "ratio (min - max)"];

const isMeasured = ({ error }: Row) => error === undefined;
const failure = ({ what, error = "" }: Row) => `  ${what}: FAILED: ${error}`;

const cells = (row: Row): string[] => [
  `  ${row.what}`,
  row.ours,
  row.reference,
  row.goal,
  row.isReached === undefined ? "" : row.isReached ? "reached" : "missed",
  ratioText(row),
];

export function tableOf(parts: readonly Part[]): string {
  const all = [heads, ...parts.flatMap((part) => part.rows.filter(isMeasured).map(cells))];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const sections = parts.map((part) =>
    [
      part.name,
      ...part.rows.map((row) => (isMeasured(row) ? line(cells(row)) : failure(row))),
      ...part.notes.map((note) => `  . ${note}`),
    ].join("\n"),
  );
  return [line(heads), ...sections].join("\n");
}

/** For a run that only checks: its figures mean nothing. */
export const summaryOf = (parts: readonly Part[]): string =>
  parts
    .flatMap(({ name, rows }) => {
      const failures = rows.filter((row) => !isMeasured(row));
      const outcome = failures.length === 0 ? "correct" : `${failures.length} of ${rows.length} measurements failed`;
      return [`${name}: ${outcome}`, ...failures.map(failure)];
    })
    .join("\n");
