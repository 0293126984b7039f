import type { ReactNode } from "react";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { placeColumns, type Place, type PlaceColumns } from "./placeColumns.tsx";

interface Props extends Omit<PlaceColumns, "metrics" | "isCompared"> {
  metrics?: PlaceColumns["metrics"];
  rows: readonly Place[];
  /** the download of the whole table */
  csv: ReactNode;
  height: number;
  onSelect?: ((place: Place) => void) | undefined;
}

/** Locations with the selected metric, their share of the total and the change. */
export function PlaceTable({ rows, csv, height, onSelect, metrics, ...requested }: Props) {
  const { head, metric } = requested;
  const columns = placeColumns({
    ...requested,
    metrics: metrics ?? [metric],
    isCompared: rows.some(({ previous }) => previous),
  });
  return (
    <>
      {/* the header sticks to this box, not to the page */}
      <div
        css={{
          ...{ "--sticky-top": "0px", maxHeight: height, overflowY: "auto" },
          "@media print": { maxHeight: "none", overflow: "visible" },
        }}
      >
        <Table
          key={metric}
          label={head}
          columns={columns}
          rows={rows}
          rowId={({ name, region }) => `${region ?? ""}/${name}`}
          height={height}
          defaultSort={{ column: "value", direction: "descending" }}
          empty={
            <EmptyState title={t("No sessions in this date range")} minHeight={height}>
              {t("Choose a longer date range or remove a filter.")}
            </EmptyState>
          }
          {...(onSelect ? { onRowAction: onSelect } : {})}
        />
      </div>
      {rows.length > 0 && (
        <TableFooter csv={csv}>{t("{totalCount} total", { totalCount: exactNumber(rows.length) })}</TableFooter>
      )}
    </>
  );
}
