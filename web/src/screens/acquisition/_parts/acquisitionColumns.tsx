import { DimensionLabel } from "#web/reports/dimensions/DimensionLabel.tsx";
import { FunnelLink } from "#web/reports/funnels/FunnelLink.tsx";
import { changeColumn } from "#web/reports/tables/changeColumn.tsx";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { t } from "#web/texts/t.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { MiddleText } from "#web/ui/data/MiddleText.tsx";
import { noValue } from "#web/ui/format/compactNumber.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { dimensionOf, levelNames, levelValue, type Level } from "../_lib/acquisitionChoices.ts";
import type { AcquisitionRow as Row } from "../_lib/readAcquisitionRow.ts";
import { columnStyle, currencyDecimals, formatMoney } from "#web/ui/format/money.ts";

interface ColumnOptions {
  visitors: number;
  currency: string;
  /** of all rows */
  revenue: number;
  /** links of a row's visitors and sessions */
  toOf: (name: string) => Drilldown;
  /** links of a row's conversions; undefined if their sessions are not in that row */
  convertedOf: ((name: string) => Drilldown) | undefined;
  /** address of the builder with a row's funnel; undefined if the viewer can't save one */
  funnelOf: ((name: string) => string) | undefined;
}

const wide = { numeric: true, width: 92, wideOnly: true } as const;

/** With the intervals in a column of their own, so that the amounts are in line. */
function PerVisitor({ found, currency }: { found: Row["perVisitor"]; currency: string }) {
  if (!found) return noValue;
  return (
    <>
      {formatMoney(found.value, currency)}
      <span
        css={(theme) => ({ display: "inline-block", minWidth: "8ch", color: theme.color.muted, whiteSpace: "pre" })}
      >
        {/* the lower end is not negative, so only the upper one has the whole width */}
        {found.high == null ? "" : ` ± ${fixedNumber(found.high - found.value, currencyDecimals(currency))}`}
      </span>
    </>
  );
}

const funnelColumn = (level: Level, hrefOf: (name: string) => string): Column<Row> => ({
  id: "funnel",
  title: t("Create funnel"),
  hidesTitle: true,
  width: 44,
  sortable: false,
  value: () => null,
  render: ({ name }) => <FunnelLink href={hrefOf(name)} of={levelValue(level, name)} />,
});

/** All columns, also those that the table leaves out where there is nothing to compare or no currency. */
export function acquisitionColumns(
  level: Level,
  { visitors, currency, revenue: total, toOf, convertedOf, funnelOf }: ColumnOptions,
): Column<Row>[] {
  const money = (value: number) => formatMoney(value, currency);
  const revenue: Column<Row> = {
    id: "revenue",
    title: t("Revenue"),
    ...wide,
    csv: [{ title: t("Revenue"), value: "revenue", format: money }],
    value: (row) => row.revenue,
    isAmount: true,
    render: (row) => formatMoney(row.revenue, currency, columnStyle(total)),
  };
  const perVisitor: Column<Row> = {
    id: "perVisitor",
    title: t("Per visitor"),
    ...wide,
    width: 164,
    csv: [
      { title: t("Revenue per visitor"), value: "revenuePerVisitor.value", format: money },
      { title: t("Revenue per visitor, low"), value: "revenuePerVisitor.low", format: money },
      { title: t("Revenue per visitor, high"), value: "revenuePerVisitor.high", format: money },
    ],
    value: (row) => row.perVisitor?.value,
    isAmount: true,
    render: ({ perVisitor: found }) => <PerVisitor found={found} currency={currency} />,
    definition: t("Revenue divided by visitors, with the 95% interval from 10 conversions on"),
  };
  return [
    {
      id: "name",
      title: levelNames[level].one,
      csv: [{ title: t("Name"), value: "name", dimension: dimensionOf[level] }],
      value: (row) => levelValue(level, row.name),
      render: (row) => (
        <DimensionLabel dimension={level} value={row.name}>
          <MiddleText>{levelValue(level, row.name)}</MiddleText>
        </DimensionLabel>
      ),
      share: (row) => (visitors > 0 ? row.visitors / visitors : 0),
    },
    drilldownColumn(
      { id: "visitors", title: t("Visitors"), csv: "visitors", numeric: true, width: 84, value: (row) => row.visitors },
      (row) => toOf(row.name),
      (row) => t("{name}, visitors", { name: levelValue(level, row.name) }),
    ),
    changeColumn<Row>((row) => row.previousVisitors, { width: 92, wideOnly: true }),
    drilldownColumn(
      { id: "sessions", title: t("Sessions"), csv: "sessions", ...wide, value: (row) => row.sessions },
      (row) => toOf(row.name),
      (row) => t("{name}, sessions", { name: levelValue(level, row.name) }),
    ),
    {
      id: "bounce",
      title: t("Bounce"),
      ...wide,
      csv: [{ title: t("Bounce"), value: "bounceRate", format: "percent" }],
      value: (row) => row.bounceRate,
      render: (row) => percent(row.bounceRate),
    },
    drilldownColumn(
      {
        id: "conversions",
        title: t("Conversions"),
        numeric: true,
        width: 108,
        csv: "conversions",
        value: (row) => row.conversions,
      },
      (row) => convertedOf?.(row.name),
      (row) => levelValue(level, row.name),
    ),
    {
      id: "rate",
      title: t("Conv. rate"),
      ...wide,
      csv: [{ title: t("Conversion rate"), value: "conversionRate", format: "percent" }],
      value: (row) => row.conversionRate,
      render: (row) => percent(row.conversionRate),
      definition: t("Conversions divided by sessions"),
    },
    revenue,
    perVisitor,
    ...(funnelOf ? [funnelColumn(level, funnelOf)] : []),
  ];
}
