import type { MonthlyChart } from "#gateway/__generated__/resolverTypes.ts";

/** With whose months they are, for what others know of them. */
export interface MonthlyChartSource extends Omit<MonthlyChart, "annotations"> {
  widgetId: number;
}
