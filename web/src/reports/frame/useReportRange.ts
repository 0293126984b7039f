import { graphql, useFragment } from "react-relay";
import type { useReportRange_range$key } from "#web/__generated__/useReportRange_range.graphql.ts";

/** The days that a report answered for, as its title says them; undefined where it answered nothing. */
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
