import type { MonthlyChart } from "#gateway/__generated__/resolverTypes.ts";

/** Includes the project's id, which fields of other domains need. */
export interface MonthlyChartSource extends Omit<MonthlyChart, "annotations"> {
  widgetId: number;
}
