import { MONTHS } from "@sightline/schema/rest/traffic/monthly";
import type { ProjectTrafficResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { getMonthlyChart } from "../../monthly/monthly.upstream.ts";

export const monthlyChart: ProjectTrafficResolvers["monthlyChart"] = async ({ widget_id }, asked, { upstream }) => {
  const months = asked.months ?? MONTHS.least;
  if (months < MONTHS.least || months > MONTHS.most)
    throw invalid("months", `months is ${months}; it must be from ${MONTHS.least} to ${MONTHS.most}`);
  const { rows, timezone } = await getMonthlyChart(upstream, widget_id, { months, ...wireFilter(asked.filters) });
  return {
    widgetId: widget_id,
    months: rows.map(({ month, previous, partial, ...counts }) => ({ month, counts, previous, isPartial: partial })),
    timezone,
  };
};
