import { compactNumber, exactNumber } from "../format/compactNumber.ts";
import type { Column } from "./columns.ts";
import { cellContent, shareBar } from "./tableStyle.ts";

interface Props<Row extends object> {
  row: Row;
  column: Column<Row>;
}

export function CellContent<Row extends object>({ row, column }: Props<Row>) {
  const value = column.value(row);
  const number = typeof value === "number";
  const title = number ? exactNumber(value) : (value ?? undefined);
  const share = column.share?.(row);
  return (
    <>
      {share !== undefined && (
        <div css={shareBar} style={{ width: `calc(${Math.min(1, Math.max(0, share)) * 100}% - 12px)` }} />
      )}
      <div css={cellContent(column.numeric ?? false)} title={column.render ? undefined : title}>
        {column.render ? column.render(row) : number ? compactNumber(value) : (value ?? "–")}
      </div>
    </>
  );
}
