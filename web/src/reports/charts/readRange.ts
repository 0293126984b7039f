import { graphql, readInlineData } from "react-relay";
import type { readRange_range$key } from "#web/__generated__/readRange_range.graphql.ts";

/** The days of a report and those that it is compared with. */
export function readRange(range: readRange_range$key) {
  const { startDate, endDate, previousStartDate, previousEndDate } = readInlineData(
    graphql`
      fragment readRange_range on ReportRange @inline {
        startDate
        endDate
        previousStartDate
        previousEndDate
      }
    `,
    range,
  );
  return { startDate, endDate, previousStartDate, previousEndDate };
}
