import type { RetentionCell } from "@sightline/schema/rest/retention/retention";
import type { RetentionReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { getRetention, getRetentionSplit } from "../retention.upstream.ts";

const cellOf = ({ visitors, of: size, low, high, partial }: RetentionCell) => ({
  visitors,
  size,
  share: size > 0 ? visitors / size : null,
  low,
  high,
  isPartial: partial,
});

export const RetentionReport: RetentionReportResolvers = {
  async table({ question }, _, { upstream }) {
    const { period, cohorts, mean, visitors, range } = await getRetention(upstream, question);
    const each = cohorts.map(({ from, to, size, cells }) => ({
      startDate: from,
      endDate: to,
      size,
      cells: cells.map(cellOf),
    }));
    const together = mean.map(cellOf);
    return {
      period: upper(period),
      cohorts: each,
      mean: together,
      rows: each.length > 0 ? [{ size: visitors, cells: together }, ...each] : [],
      visitors,
      range,
    };
  },

  split: async ({ question }, { by }, { upstream }) =>
    (await getRetentionSplit(upstream, question, lower(by))).rows.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map(cellOf),
    })),
};
