import type { MonthlyChartResolvers } from "#gateway/__generated__/resolverTypes.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import { changeOf } from "../entries/changeOf.ts";
import { annotationOf } from "../timeline.sources.ts";
import { getAnnotations } from "../timeline.upstream.ts";

/** The last day of a month, `YYYY-MM`. */
const lastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

interface Months {
  widgetId: number;
  months: readonly { month: string }[];
}

async function marksOf({ widgetId, months }: Months, upstream: Upstream) {
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  if (first === undefined || last === undefined) return { rows: [], changes: [] };
  return getAnnotations(upstream, widgetId, { startDate: `${first}-01`, endDate: lastDay(last) });
}

export const MonthlyChart: Pick<MonthlyChartResolvers, "annotations" | "changes"> = {
  annotations: async (chart, _, { upstream }) => (await marksOf(chart, upstream)).rows.map(annotationOf),
  changes: async (chart, _, { upstream }) => (await marksOf(chart, upstream)).changes.map(changeOf),
};
