import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import { t } from "#web/texts/t.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent, relativeChange, signedPercent } from "#web/ui/format/percent.ts";
import { levelNames, levelValue, type Level } from "../_lib/acquisitionChoices.ts";
import type { AcquisitionRow as Row } from "../_lib/readAcquisitionRow.ts";
import { formatMoney } from "#web/ui/format/money.ts";

interface ColumnOptions {
  visitors: number;
  currency: string;
  /** links of a row's visitors and sessions */
  toOf: (name: string) => Drilldown;
  /** links of a row's conversions; undefined if their sessions are not in that row */
  convertedOf: ((name: string) => Drilldown) | undefined;
}

const growth = ({ visitors, previousVisitors }: Row) => relativeChange(visitors, previousVisitors);
const wide = { numeric: true, width: 92, wideOnly: true } as const;

/** All columns, also those that the table leaves out where there is nothing to compare or no currency. */
export function acquisitionColumns(
  level: Level,
  { visitors, currency, toOf, convertedOf }: ColumnOptions,
): Column<Row>[] {
  const change: Column<Row> = {
    id: "growth",
    title: t("Change"),
    ...wide,
    csv: [{ title: t("Visitors (previous period)"), value: "previousVisitors" }],
    value: growth,
    render: (row) => signedPercent(growth(row)),
    definition: t("Change in visitors vs. the comparison period"),
  };
  const revenue: Column<Row> = {
    id: "revenue",
    title: t("Revenue"),
    ...wide,
    csv: "revenue",
    value: (row) => row.revenue,
    render: (row) => formatMoney(row.revenue, currency, "figure"),
  };
  return [
    {
      id: "name",
      title: levelNames[level].one,
      csv: [{ title: t("Name"), value: "name" }],
      value: (row) => levelValue(level, row.name),
      share: (row) => (visitors > 0 ? row.visitors / visitors : 0),
    },
    drilldownColumn(
      { id: "visitors", title: t("Visitors"), csv: "visitors", numeric: true, width: 84, value: (row) => row.visitors },
      (row) => toOf(row.name),
      (row) => t("{name}, visitors", { name: levelValue(level, row.name) }),
    ),
    change,
    drilldownColumn(
      { id: "sessions", title: t("Sessions"), csv: "sessions", ...wide, value: (row) => row.sessions },
      (row) => toOf(row.name),
      (row) => t("{name}, sessions", { name: levelValue(level, row.name) }),
    ),
    {
      id: "bounce",
      title: t("Bounce"),
      ...wide,
      csv: "bounceRate",
      value: (row) => row.bounceRate,
      render: (row) => percent(row.bounceRate),
    },
    {
      id: "conversions",
      title: t("Conversions"),
      numeric: true,
      width: 108,
      csv: "conversions",
      value: (row) => row.conversions,
      render: (row) => (
        <DrilldownLink
          to={row.conversions > 0 ? convertedOf?.(row.name) : undefined}
          label={levelValue(level, row.name)}
          value={exactNumber(row.conversions)}
        >
          {compactNumber(row.conversions)}
        </DrilldownLink>
      ),
    },
    {
      id: "rate",
      title: t("Rate"),
      ...wide,
      csv: [{ title: t("Conv."), value: "conversionRate" }],
      value: (row) => row.conversionRate,
      render: (row) => percent(row.conversionRate),
      definition: t("Conversions divided by sessions"),
    },
    revenue,
  ];
}
