import { graphql, readInlineData } from "react-relay";
import type { readPlace_row$key } from "#web/__generated__/readPlace_row.graphql.ts";
import type { Place } from "./placeGroups.ts";

/** What a row of a breakdown is called, and where that lies if it is a place. */
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
