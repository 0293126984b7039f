import type { MonthlyChartResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { annotationOf } from "../timeline.sources.ts";
import { getAnnotations } from "../timeline.upstream.ts";

/** The last day of a month, `YYYY-MM`. */
const lastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

export const MonthlyChart: Pick<MonthlyChartResolvers, "annotations"> = {
  async annotations({ widgetId, months }, _, { upstream }) {
    const [first, last] = [months[0]?.month, months.at(-1)?.month];
    if (first === undefined || last === undefined) return [];
    const range = { startDate: `${first}-01`, endDate: lastDay(last) };
    return (await getAnnotations(upstream, widgetId, range)).rows.map(annotationOf);
  },
};
