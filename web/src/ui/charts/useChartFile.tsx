import { useRef, type ReactNode } from "react";
import { ChartMenu } from "./ChartMenu.tsx";
import { ChartTableContext, type ChartTable } from "./chartTable.ts";

/**
 * Lets the chart inside `hold` be exported from `menu`, in its card's header. Without a name there is no menu.
 * @param name base name of the file: "visitors-over-time"
 * @param isStale new data is loading
 */
export function useChartFile(
  name: string | undefined,
  isStale = false,
): { menu: ReactNode; wrap(chart: ReactNode): ReactNode } {
  const figure = useRef<HTMLDivElement>(null);
  const table = useRef<ChartTable>(null);
  if (name === undefined) return { menu: null, wrap: (chart) => chart };
  return {
    menu: <ChartMenu name={name} figure={figure} table={table} isDisabled={isStale} />,
    wrap: (chart) => (
      <ChartTableContext value={table}>
        <div ref={figure}>{chart}</div>
      </ChartTableContext>
    ),
  };
}
