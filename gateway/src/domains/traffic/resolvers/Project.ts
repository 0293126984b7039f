import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { comparisonToWire, criteriaToWire } from "#gateway/graph/enums.ts";
import { checkKey, wireFilter } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { segmentKey, segmentOf } from "../segments.sources.ts";
import { getSegments } from "../segments.upstream.ts";
import { getFilterValues, getMonthlyReport } from "../traffic.upstream.ts";

const MAX_TEXT = 200;

function short(text: string, field: string): string {
  if (text.length <= MAX_TEXT) return text;
  throw invalid(field, requestRefusals.tooLong({ field, max: MAX_TEXT }));
}

export const Project: Pick<ProjectResolvers, "traffic" | "monthlyTraffic" | "filterValues" | "segments"> = {
  traffic(project, { range, compare, filters, goal }, context) {
    const dates = resolveRange(range, clockOf(project, context), Date.parse(project.created_at));
    return {
      question: {
        widget_id: project.widget_id,
        ...dates,
        ...wireFilter(filters),
        ...(compare && { compare: comparisonToWire[compare] }),
        ...(goal && { goal: short(goal, "goal") }),
      },
    };
  },

  monthlyTraffic: async ({ widget_id }, _, { upstream }) => (await getMonthlyReport(upstream, widget_id)).rows,

  async segments({ widget_id }, page, { upstream }) {
    const { rows } = await getSegments(upstream, widget_id);
    return connectionOf(rows.map(segmentOf), page, segmentKey);
  },

  async filterValues({ widget_id }, { criteria, key, contains }, { upstream }) {
    checkKey(key, "key");
    const asked = {
      criteria: criteriaToWire(criteria),
      ...(key != null && { key }),
      q: short(contains ?? "", "contains"),
    };
    return (await getFilterValues(upstream, widget_id, asked)).rows;
  },
};
