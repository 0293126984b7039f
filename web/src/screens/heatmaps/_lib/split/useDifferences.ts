// How the clicks on each element differ between the two sides of a comparison; null if they are not compared.
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useDifferences_difference$key } from "#web/__generated__/useDifferences_difference.graphql.ts";
import type { ElementDifference } from "./differences.ts";

export function useDifferences(difference: useDifferences_difference$key | null): ElementDifference[] | null {
  const data = useFragment(
    graphql`
      fragment useDifferences_difference on HeatmapDifference {
        elements {
          selector
          text
          firstRate
          secondRate
          difference
          low
          high
          pAdjusted
        }
      }
    `,
    difference,
  );
  return useMemo(
    () =>
      data?.elements.map(({ selector, text, firstRate, secondRate, difference: points, low, high, pAdjusted }) => ({
        ...{ selector, text, firstRate, secondRate, difference: points, low, high, pAdjusted },
      })) ?? null,
    [data],
  );
}
