import { graphql, readInlineData } from "react-relay";
import type { readMonthCounts_counts$key } from "#web/__generated__/readMonthCounts_counts.graphql.ts";
import type { MonthMetric } from "./monthlyChoices.ts";

/** What a month had, by the names of its numbers. */
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
