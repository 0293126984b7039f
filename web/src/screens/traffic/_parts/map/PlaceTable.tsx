import type { ReactNode } from "react";
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent, relativeChange, signedPercent } from "#web/ui/format/percent.ts";
import type { MapMetric, PlaceValues } from "../../_lib/mapMetrics.ts";

export interface Place {
  readonly name: string;
  readonly values: PlaceValues;
  readonly previous: PlaceValues | null | undefined;
}

interface Props {
  /** what the rows are */
  head: string;
  metric: MapMetric;
  rows: readonly Place[];
  totals: PlaceValues;
  currency: string;
  write: (name: string) => string;
  /** the download of the whole table */
  csv: ReactNode;
  height: number;
  onSelect?: (name: string) => void;
}

const points = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1, signDisplay: "exceptZero" });

function changeWords(change: number | undefined, isSum: boolean): string {
  if (isSum || change === undefined) return signedPercent(change);
  return t("{number} pts", { number: points.format(change * 100) });
}

/** Places with the chosen number, their share of the whole and what changed. */
export function PlaceTable({ head, metric, rows, totals, currency, write, csv, height, onSelect }: Props) {
  const whole = metric.read(totals) ?? 0;
  const share = (row: Place) => {
    const value = metric.read(row.values);
    return metric.isSum && value !== null && whole > 0 ? value / whole : null;
  };
  // of a rate the change is in points, which is its difference
  const change = ({ values, previous }: Place) => {
    const now = metric.read(values);
    const before = previous ? metric.read(previous) : null;
    if (now === null || before === null) return undefined;
    return metric.isSum ? relativeChange(now, before) : now - before;
  };
  const columns: Column<Place>[] = [
    { id: "name", title: head, value: (row) => write(row.name), share: (row) => share(row) ?? 0 },
    {
      id: "value",
      title: metric.label,
      numeric: true,
      width: 116,
      value: (row) => metric.read(row.values),
      render: (row) => {
        const value = metric.read(row.values);
        return <span title={metric.exact(value, currency)}>{metric.write(value, currency)}</span>;
      },
    },
    ...(metric.isSum
      ? [
          {
            id: "share",
            title: t("Share"),
            numeric: true,
            width: 72,
            wideOnly: true,
            value: share,
            render: (row: Place) => percent(share(row)),
          },
        ]
      : []),
    ...(rows.some(({ previous }) => previous)
      ? [
          {
            id: "change",
            title: t("Change"),
            numeric: true,
            width: 92,
            value: change,
            render: (row: Place) => changeWords(change(row), metric.isSum),
          },
        ]
      : []),
  ];
  return (
    <>
      {/* the head sticks to this box, not to the page */}
      <div css={{ "--sticky-top": "0px", maxHeight: height, overflowY: "auto" }}>
        <Table
          label={head}
          columns={columns}
          rows={rows}
          rowId={(row) => row.name}
          height={height}
          defaultSort={{ column: "value", direction: "descending" }}
          empty={
            <EmptyState title={t("No visits in this range")} minHeight={height}>
              {t("Choose a longer range, or take a filter away.")}
            </EmptyState>
          }
          {...(onSelect ? { onRowAction: (row: Place) => onSelect(row.name) } : {})}
        />
      </div>
      {rows.length > 0 && (
        <div
          css={(t) => ({
            display: "flex",
            alignItems: "center",
            padding: `2px ${t.space.one}px 2px ${t.space.two}px`,
            borderTop: `1px solid ${t.color.border}`,
            color: t.color.muted,
            fontSize: t.size.small,
          })}
        >
          <span css={{ flex: 1 }}>{t("{totalCount} in all", { totalCount: exactNumber(rows.length) })}</span>
          {csv}
        </div>
      )}
    </>
  );
}
