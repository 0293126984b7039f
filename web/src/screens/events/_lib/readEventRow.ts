import { graphql, readInlineData } from "react-relay";
import type { readEventRow_row$data, readEventRow_row$key } from "#web/__generated__/readEventRow_row.graphql.ts";

export interface Counts {
  count: number;
  visitors: number;
}

export interface EventRow extends Counts {
  name: string;
  displayName: string | null | undefined;
  isHidden: boolean;
  mergedNames: readonly string[];
  source: readEventRow_row$data["source"];
  trend: readonly number[];
  firstSeen: string | null | undefined;
  lastSeen: string;
  /** of the compared range */
  previous: Counts | null;
}

export function readEventRow(row: readEventRow_row$key): EventRow {
  const data = readInlineData(
    graphql`
      fragment readEventRow_row on EventSummary @inline {
        name
        displayName
        isHidden
        mergedNames
        source
        count
        visitors
        trend
        firstSeen
        lastSeen
        previous {
          count
          visitors
        }
      }
    `,
    row,
  );
  const { name, displayName, isHidden, mergedNames, source, count, visitors, trend, firstSeen, lastSeen } = data;
  const previous = data.previous ? { count: data.previous.count, visitors: data.previous.visitors } : null;
  const named = { name, displayName, isHidden, mergedNames, source };
  return { ...named, count, visitors, trend: trend ?? [], firstSeen, lastSeen, previous };
}
