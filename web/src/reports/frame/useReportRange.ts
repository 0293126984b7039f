import { graphql, useFragment } from "react-relay";
import type { useReportRange_range$key } from "#web/__generated__/useReportRange_range.graphql.ts";

/** The range of a report's response, for its title; undefined without a response. */
export function useReportRange(range: useReportRange_range$key | null | undefined) {
  const data = useFragment(
    graphql`
      fragment useReportRange_range on ReportRange {
        startDate
        endDate
        timezone
      }
    `,
    range ?? null,
  );
  return data ? { startDate: data.startDate, endDate: data.endDate, timezone: data.timezone } : undefined;
}
