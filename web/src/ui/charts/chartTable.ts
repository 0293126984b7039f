// A chart passes its data to its container, so that the same numbers can be exported as a table.
import { createContext, useContext, useImperativeHandle, type RefObject } from "react";
import type { CellValue } from "../data/columns.ts";

export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly CellValue[])[];
}

export const ChartTableContext = createContext<RefObject<ChartTable | null> | null>(null);

export function useChartTable(table: ChartTable): void {
  useImperativeHandle(useContext(ChartTableContext), () => table);
}
