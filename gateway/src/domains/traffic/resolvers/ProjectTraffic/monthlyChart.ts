import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { MONTHS } from "@sightline/schema/rest/traffic/monthly";
import type { ProjectTrafficResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { getMonthlyChart } from "../../monthly.upstream.ts";

export const monthlyChart: ProjectTrafficResolvers["monthlyChart"] = async ({ widget_id }, requested, { upstream }) => {
  const months = requested.months ?? MONTHS.least;
  if (months < MONTHS.least || months > MONTHS.most)
    throw invalid(
      "months",
      requestRefusals.outOfRange({ field: "months", value: months, min: MONTHS.least, max: MONTHS.most }),
    );
  const { rows, timezone } = await getMonthlyChart(upstream, widget_id, { months, ...wireFilter(requested.filters) });
  return {
    widgetId: widget_id,
    months: rows.map(({ month, previous, partial, ...counts }) => ({ month, counts, previous, isPartial: partial })),
    timezone,
  };
};
