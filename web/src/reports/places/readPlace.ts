import { graphql, readInlineData } from "react-relay";
import type { readPlace_row$key } from "#web/__generated__/readPlace_row.graphql.ts";
import type { Place } from "./placeGroups.ts";

/** The name of a breakdown row, and the surrounding area if it is a location. */
export function readPlace(row: readPlace_row$key): Place {
  const { name, country, region } = readInlineData(
    graphql`
      fragment readPlace_row on BreakdownRow @inline {
        name
        country
        region
      }
    `,
    row,
  );
  return { name, country, region };
}
