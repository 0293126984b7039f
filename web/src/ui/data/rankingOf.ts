import { exactNumber } from "../format/compactNumber.ts";
import type { Column } from "./columns.ts";
import type { Fact, PanelFacts } from "./panelFacts.ts";

/** The rows of a table by the metric that it is sorted by, or by its first one. Undefined without numbers. */
export function rankingOf<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sortedBy: string | undefined,
): PanelFacts | undefined {
  const [name] = columns;
  const numbers = columns.filter(({ numeric }) => numeric);
  const metric = numbers.find(({ id }) => id === sortedBy) ?? numbers[0];
  if (!name || !metric || metric === name) return undefined;
  const facts = rows.flatMap((row): Fact[] => {
    const amount = metric.value(row);
    if (typeof amount !== "number" || !Number.isFinite(amount)) return [];
    const shown = metric.render?.(row);
    return [{ label: String(name.value(row)), amount, text: typeof shown === "string" ? shown : exactNumber(amount) }];
  });
  return facts.length > 0 ? { kind: "ranking", metric: metric.title, facts } : undefined;
}
