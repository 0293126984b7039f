import { compactNumber, exactNumber } from "../format/compactNumber.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import type { CellValue, Column } from "./columns.ts";
import { MiddleText } from "./MiddleText.tsx";
import { cellContent, shareBar } from "./tableStyle.ts";

interface Props<Row extends object> {
  row: Row;
  column: Column<Row>;
}

export function CellContent<Row extends object>({ row, column }: Props<Row>) {
  const value = column.value(row);
  const number = typeof value === "number";
  const share = column.share?.(row);
  return (
    <>
      {share !== undefined && (
        <div css={shareBar} style={{ width: `calc((100% - 12px) * ${Math.min(1, Math.max(0, share))})` }} />
      )}
      <div css={cellContent(column.numeric ?? false)} title={number && !column.render ? exactNumber(value) : undefined}>
        {value === 0 && (column.isAmount || !column.render) ? (
          // zero is empty for the eye, so that the other numbers of the column stand out
          <VisuallyHidden>0</VisuallyHidden>
        ) : column.render ? (
          column.render(row)
        ) : (
          <Value value={value} />
        )}
      </div>
    </>
  );
}

function Value({ value }: { value: CellValue }) {
  return typeof value === "number" ? compactNumber(value) : <MiddleText>{value ?? "–"}</MiddleText>;
}
