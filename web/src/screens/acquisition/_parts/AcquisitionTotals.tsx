import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { AcquisitionTotals_row$key } from "#web/__generated__/AcquisitionTotals_row.graphql.ts";
import { t } from "#web/texts/t.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { money } from "#web/reports/money.ts";

interface Props {
  row: AcquisitionTotals_row$key;
  currency: string;
  shown: number;
  total: number;
  children: ReactNode;
}

/** All rows together, below the table: visitors are no sum of its rows. */
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
    t("{count} visitors", { count: exactNumber(all.visitors) }),
    t("{count} sessions", { count: exactNumber(all.sessions) }),
    t("{count} conversions ({rate})", { count: exactNumber(all.conversions), rate: percent(all.conversionRate) }),
    ...(currency === "" ? [] : [money(all.revenue, currency)]),
    ...(shown < total ? [t("The first {shown} of {total}", { shown, total: exactNumber(total) })] : []),
  ];
  return (
    <div
      css={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: theme.space.two,
        padding: `4px ${theme.space.one}px 4px ${theme.space.two}px`,
        borderTop: `1px solid ${theme.color.border}`,
        color: theme.color.muted,
        fontSize: theme.size.small,
        fontVariantNumeric: "tabular-nums",
      })}
    >
      <span css={{ flex: 1 }}>
        <strong css={(theme) => ({ color: theme.color.text, fontWeight: theme.weight.semibold })}>{t("In all")}</strong>{" "}
        {parts.join(" · ")}
      </span>
      {children}
    </div>
  );
}
