import { graphql, readInlineData } from "react-relay";
import type { readPlaceValues_values$key } from "#web/__generated__/readPlaceValues_values.graphql.ts";
import type { PlaceValues } from "./mapMetrics.ts";

/** A location's values, for any of the map's metrics. */
export function readPlaceValues(values: readPlaceValues_values$key): PlaceValues {
  const data = readInlineData(
    graphql`
      fragment readPlaceValues_values on PlaceValues @inline {
        visitors
        sessions
        bounceRate
        conversions
        conversionRate
        revenue
      }
    `,
    values,
  );
  const { visitors, sessions, bounceRate, conversions, conversionRate, revenue } = data;
  return { visitors, sessions, bounceRate, conversions, conversionRate, revenue };
}
