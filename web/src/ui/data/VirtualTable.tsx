// Custom grid for long lists: the library's accessible table creates a node for every row, which takes most of a second
// for 10,000 rows. This one renders a few dozen and sorts within a frame or two.
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import type { Column } from "./columns.ts";
import { columnWidth } from "./fitColumns.ts";
import { rowAfterKey, scrollTopFor } from "./rowKeys.ts";
import type { DrawnTable } from "./tableProps.ts";
import { useRowHeight } from "./useRowHeight.ts";
import { useRowWindow } from "./useRowWindow.ts";
import { VirtualHeader } from "./VirtualHeader.tsx";
import { VirtualRow } from "./VirtualRow.tsx";
import { pinnedColumn, tableBox, tableStyle } from "./tableStyle.ts";

interface Props<Row extends object> extends DrawnTable<Row> {
  height: number;
}

export function VirtualTable<Row extends object>({ label, columns, rows, rowId, height, ...rest }: Props<Row>) {
  const { sort, onSortBy, rowHref, onRowAction, scrollWidth } = rest;
  const box = useRef<HTMLDivElement>(null);
  /** The row in the tab order; `reached`: it was just focused by a key. */
  const [current, setCurrent] = useState({ at: 0, reached: false });
  const at = Math.min(current.at, rows.length - 1);
  const rowHeight = useRowHeight();
  const list = { count: rows.length, height, rowHeight };
  const { places, onScroll } = useRowWindow(list, current.at > 0 || current.reached ? at : undefined);

  useLayoutEffect(() => {
    const scroller = box.current;
    scroller?.style.setProperty("--scrollbar", `${scroller.offsetWidth - scroller.clientWidth}px`);
  }, [height, rows.length]);
  useEffect(() => {
    if (current.reached)
      box.current?.querySelector<HTMLElement>(`[aria-rowindex="${current.at + 2}"]`)?.focus({ preventScroll: true });
  }, [current]);
  // A changed sort order scrolls to the top.
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [sort?.column, sort?.direction]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = rowAfterKey(event.key, at, list);
    const scroller = box.current;
    if (next === undefined || !scroller || event.target !== event.currentTarget) return;
    event.preventDefault();
    scroller.scrollTop = scrollTopFor(next, scroller.scrollTop, list);
    setCurrent({ at: next, reached: true });
  };
  return (
    <div
      ref={box}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      onScroll={onScroll}
      css={[
        tableStyle,
        scrollWidth ? pinnedColumn : undefined,
        tableBox(scrollWidth),
        // on paper too: rows outside of the box are not rendered
        { position: "relative", height, overflow: "auto", overscrollBehavior: "contain" },
      ]}
    >
      <div role="presentation" style={{ minWidth: scrollWidth }}>
        <VirtualHeader columns={columns} template={template(columns)} onSortBy={onSortBy} {...(sort ? { sort } : {})} />
        <div role="rowgroup" css={{ position: "relative" }} style={{ height: rows.length * rowHeight }}>
          {places.map((place) => {
            const row = rows[place];
            return row === undefined ? null : (
              <VirtualRow
                key={rowId(row)}
                row={row}
                place={place}
                top={place * rowHeight}
                columns={columns}
                template={template(columns)}
                href={rowHref?.(row)}
                onAction={onRowAction}
                tabbable={place === at}
                onKeyDown={onKeyDown}
                onFocus={() => setCurrent({ at: place, reached: false })}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

function template<Row extends object>(columns: readonly Column<Row>[]): string {
  return columns
    .map((column) => {
      const width = columnWidth(column);
      return width === undefined ? "minmax(0, 1fr)" : `${width}px`;
    })
    .join(" ");
}
