import { graphql, readInlineData } from "react-relay";
import type { readMonthCounts_counts$key } from "#web/__generated__/readMonthCounts_counts.graphql.ts";
import type { MonthMetric } from "./monthlyChoices.ts";

/** A month's counts by metric. */
export function readMonthCounts(counts: readMonthCounts_counts$key): Record<MonthMetric, number> {
  const { visitors, sessions, pageviews } = readInlineData(
    graphql`
      fragment readMonthCounts_counts on MonthCounts @inline {
        visitors
        sessions
        pageviews
      }
    `,
    counts,
  );
  return { visitors, sessions, pageviews };
}
