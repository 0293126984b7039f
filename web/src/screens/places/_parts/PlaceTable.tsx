import type { ReactNode } from "react";
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

/** Places with the chosen number, their share of the whole and what changed. */
export function PlaceTable({ rows, csv, height, onSelect, metrics, ...requested }: Props) {
  const { head, metric } = requested;
  const columns = placeColumns({
    ...requested,
    metrics: metrics ?? [metric],
    isCompared: rows.some(({ previous }) => previous),
  });
  return (
    <>
      {/* the head sticks to this box, not to the page */}
      <div css={{ "--sticky-top": "0px", maxHeight: height, overflowY: "auto" }}>
        <Table
          key={metric}
          label={head}
          columns={columns}
          rows={rows}
          rowId={({ name, region }) => `${region ?? ""}/${name}`}
          height={height}
          defaultSort={{ column: "value", direction: "descending" }}
          empty={
            <EmptyState title={t("No visits in this range")} minHeight={height}>
              {t("Choose a longer range, or take a filter away.")}
            </EmptyState>
          }
          {...(onSelect ? { onRowAction: onSelect } : {})}
        />
      </div>
      {rows.length > 0 && (
        <div
          css={(theme) => ({
            display: "flex",
            alignItems: "center",
            padding: `2px ${theme.space.one}px 2px ${theme.space.two}px`,
            borderTop: `1px solid ${theme.color.border}`,
            color: theme.color.muted,
            fontSize: theme.size.small,
          })}
        >
          <span css={{ flex: 1 }}>{t("{totalCount} in all", { totalCount: exactNumber(rows.length) })}</span>
          {csv}
        </div>
      )}
    </>
  );
}
