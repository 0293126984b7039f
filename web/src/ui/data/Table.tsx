import { useMemo, useState } from "react";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { useNarrow, useNarrower } from "../layout/useNarrow.ts";
import { nextSort } from "./columns.ts";
import { sortRows } from "./sortRows.ts";
import type { TableProps } from "./tableProps.ts";
import { VirtualTable } from "./VirtualTable.tsx";
import { PlainTable } from "./PlainTable.tsx";

/** Up to this count all rows are in the DOM. Beyond it, only the visible ones. */
const maxPlainRows = 100;

export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, rows, rowId, empty, height = 480, sorted = false, rowHref, onRowAction } = props;
  const narrow = useNarrow();
  const medium = useNarrower(1200);
  const columns = useMemo(
    () => props.columns.filter(({ wideOnly, largeOnly }) => !(narrow && wideOnly) && !(medium && largeOnly)),
    [props.columns, narrow, medium],
  );
  const [own, setOwn] = useState(props.defaultSort);
  const sort = props.sort ?? own;
  const ordered = useMemo(() => (sorted ? rows : sortRows(rows, columns, sort)), [rows, columns, sort, sorted]);
  const drawn = {
    label,
    columns,
    rows: ordered,
    rowId,
    onSortBy: (id: string) => (props.onSort ?? setOwn)(nextSort(columns, sort, id)),
    ...(sort ? { sort } : {}),
    ...(rowHref ? { rowHref } : {}),
    ...(onRowAction ? { onRowAction } : {}),
  };
  if (rows.length > maxPlainRows) return <VirtualTable {...drawn} height={height} />;
  return <PlainTable {...drawn} empty={empty ?? <EmptyState title={t("Nothing here yet")} minHeight={120} />} />;
}
