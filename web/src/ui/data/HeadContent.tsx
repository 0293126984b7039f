import { ArrowDown, ArrowUp } from "lucide-react";
import { oneLine } from "#web/theme/textStyle.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import type { Column, Sort } from "./columns.ts";
import { headLabel } from "./tableStyle.ts";

interface Props<Row extends object> {
  column: Column<Row>;
  direction: Sort["direction"] | undefined;
}

export function HeadContent<Row extends object>({ column, direction }: Props<Row>) {
  return (
    <div css={headLabel(column.numeric ?? false)} title={column.definition}>
      {column.hidesTitle ? <VisuallyHidden>{column.title}</VisuallyHidden> : <span css={oneLine}>{column.title}</span>}
      {direction === "ascending" && <ArrowUp size={13} aria-hidden />}
      {direction === "descending" && <ArrowDown size={13} aria-hidden />}
    </div>
  );
}
