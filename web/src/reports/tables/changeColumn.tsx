import { t } from "#web/texts/t.ts";
import { ChangeText } from "#web/ui/data/ChangeText.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { relativeChange } from "#web/ui/format/percent.ts";

/** How the visitors of each row have changed since the compared range. A file has the previous number. */
export function changeColumn<Row extends { readonly visitors: number }>(
  before: (row: Row) => number | null | undefined,
  own: Partial<Column<Row>> = {},
): Column<Row> {
  const change = (row: Row) => relativeChange(row.visitors, before(row));
  return {
    id: "growth",
    title: t("Change"),
    numeric: true,
    width: 84,
    csv: [{ title: t("Visitors (previous period)"), value: "previousVisitors" }],
    value: change,
    render: (row) => {
      const previous = before(row);
      const title = previous == null ? undefined : t("Previously {number}", { number: exactNumber(previous) });
      return <ChangeText change={change(row)} title={title} />;
    },
    definition: t("Change in visitors vs. the comparison period"),
    ...own,
  };
}
