// The rows of a retention grid, and the text of a cell.
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import type { Cell } from "../_lib/readRetentionCell.ts";
import { FEW } from "../_lib/retentionChoices.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";

export interface GridRow {
  id: string;
  name: string;
  size: number;
  cells: readonly Cell[];
  /** all rows together: its cells have no visitors of their own */
  isMean?: boolean;
}

export type Show = "share" | "count";

export const isFew = (cell: Cell) => cell.size < FEW;

export function cellText(cell: Cell, show: Show): string {
  if (cell.size === 0) return "–";
  return (show === "share" ? percent(cell.share) : compactNumber(cell.visitors)) + (cell.isPartial ? "*" : "");
}

/** "8–14%": the interval in as few characters as fit into a cell. */
export function bandText({ low, high }: Cell): string {
  if (low == null || high == null) return "";
  const whole = high >= 0.1 || high - low >= 0.02;
  const write = (value: number) => fixedNumber(value * 100, whole ? 0 : 1);
  return `${write(low)}–${write(high)}%`;
}

/** The full text of a cell, for its title and for screen readers. */
export function formatCell(row: string, column: string, cell: Cell): string {
  if (cell.size === 0) return t("{row}, {column}: no visitors", { row, column });
  const summary = phrase(
    "{row}, {column}: {back} of {size, plural, one {# visitor} other {# visitors}}, {share}, 95% interval {low} to {high}",
    {
      row,
      column,
      back: exactNumber(cell.visitors),
      size: cell.size,
      share: percent(cell.share),
      low: percent(cell.low),
      high: percent(cell.high),
    },
  );
  const notes = [...(cell.isPartial ? [t("period in progress")] : []), ...(isFew(cell) ? [t("too few visitors")] : [])];
  return [summary, ...notes].join("; ");
}
