import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { useNarrow, useNarrower } from "../layout/useNarrow.ts";
import { nextSort } from "./columns.ts";
import { fitColumns, tableWidth } from "./fitColumns.ts";
import { rankingOf } from "./rankingOf.ts";
import { usePanelFacts } from "./panelFacts.ts";
import { sortRows } from "./sortRows.ts";
import type { TableProps } from "./tableProps.ts";
import { VirtualTable } from "./VirtualTable.tsx";
import { PlainTable } from "./PlainTable.tsx";
import { useFullText } from "./useFullText.tsx";

/** Up to this count all rows are in the DOM. Beyond it, only the visible ones. */
const maxPlainRows = 100;

/** The width of the box in px; undefined until it is measured, before the first paint. */
function useBoxWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth || undefined);
    measure();
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}

export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, rows, rowId, empty, height = 480, sorted = false, rowHref, onRowAction, keepsColumns = false } = props;
  const narrow = useNarrow();
  const medium = useNarrower(1200);
  const { box, width } = useBoxWidth();
  const fullText = useFullText();
  const [own, setOwn] = useState(props.defaultSort);
  const sort = props.sort ?? own;
  const scrolls = keepsColumns && !narrow;
  const columns = useMemo(() => {
    // by the window only until the table is measured: one beside a collapsed sidebar has more space than it says
    const known = props.columns.filter(
      ({ wideOnly, largeOnly }) =>
        scrolls || (!(narrow && (wideOnly || largeOnly)) && !(medium && largeOnly && width === undefined)),
    );
    return width === undefined || scrolls ? known : fitColumns(known, width, sort?.column);
  }, [props.columns, narrow, medium, scrolls, width, sort?.column]);
  usePanelFacts(() => rankingOf(props.columns, rows, sort?.column));
  const least = scrolls && width !== undefined ? tableWidth(columns, width) : 0;
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
    ...(width !== undefined && least > width ? { scrollWidth: least } : {}),
  };
  return (
    <div ref={box} {...fullText.listeners} css={{ minWidth: 0 }}>
      {rows.length > maxPlainRows ? (
        <VirtualTable {...drawn} height={height} />
      ) : (
        <PlainTable {...drawn} empty={empty ?? <EmptyState title={t("Nothing here yet")} minHeight={120} />} />
      )}
      {fullText.box}
    </div>
  );
}
