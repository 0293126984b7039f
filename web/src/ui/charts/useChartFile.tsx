import { useRef, type ReactNode } from "react";
import { ChartMenu } from "./ChartMenu.tsx";
import { ChartTableContext, type ChartTable } from "./chartTable.ts";

/**
 * Lets the chart inside `hold` be saved from `menu`, in the head of its card. Without a name there is no menu.
 * @param name what is drawn, as a file is called: "visitors-over-time"
 * @param isStale something else is about to be drawn
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
