import { graphql, readInlineData } from "react-relay";
import type { readRetentionCell_cell$key } from "#web/__generated__/readRetentionCell_cell.graphql.ts";

export interface Cell {
  visitors: number;
  size: number;
  share: number | null | undefined;
  low: number | null | undefined;
  high: number | null | undefined;
  isPartial: boolean;
}

/** A cell of a retention table, in any row. */
export function readRetentionCell(cell: readRetentionCell_cell$key): Cell {
  const { visitors, size, share, low, high, isPartial } = readInlineData(
    graphql`
      fragment readRetentionCell_cell on RetentionCell @inline {
        visitors
        size
        share
        low
        high
        isPartial
      }
    `,
    cell,
  );
  return { visitors, size, share, low, high, isPartial };
}
