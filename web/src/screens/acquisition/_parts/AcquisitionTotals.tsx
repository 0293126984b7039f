import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { AcquisitionTotals_row$key } from "#web/__generated__/AcquisitionTotals_row.graphql.ts";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { formatMoney } from "#web/ui/format/money.ts";

interface Props {
  row: AcquisitionTotals_row$key;
  currency: string;
  shown: number;
  total: number;
  children: ReactNode;
}

/** Totals below the table: visitors are not the sum of the rows. */
export function AcquisitionTotals({ row, currency, shown, total, children }: Props) {
  const all = useFragment(
    graphql`
      fragment AcquisitionTotals_row on AcquisitionRow {
        visitors
        sessions
        conversions
        conversionRate
        revenue
      }
    `,
    row,
  );
  const parts = [
    phrase("{count, plural, one {# visitor} other {# visitors}}", { count: all.visitors }),
    phrase("{count, plural, one {# session} other {# sessions}}", { count: all.sessions }),
    t("{count} conversions ({rate})", { count: exactNumber(all.conversions), rate: percent(all.conversionRate) }),
    ...(currency === "" ? [] : [formatMoney(all.revenue, currency, "figure")]),
    ...(shown < total ? [t("Top {shown} of {total}", { shown, total: exactNumber(total) })] : []),
  ];
  return (
    <TableFooter csv={children}>
      <strong css={(theme) => ({ color: theme.color.text, fontWeight: theme.weight.semibold })}>{t("Total")}</strong>{" "}
      {parts.join(" · ")}
    </TableFooter>
  );
}
