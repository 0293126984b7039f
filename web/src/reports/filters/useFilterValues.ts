// Suggested filter values: those in sessions of the last 90 days, by number of visitors.
import { useMemo } from "react";
import { graphql } from "react-relay";
import type { FilterCriteria, useFilterValuesQuery } from "#web/__generated__/useFilterValuesQuery.graphql.ts";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";

export interface KnownValue {
  value: string;
  /** display name, or the value itself */
  label: string;
  visitors: number;
}

/** Debounce in milliseconds. */
const PAUSE = 180;

const query = graphql`
  query useFilterValuesQuery($project: ID!, $criteria: FilterCriteria!, $key: String, $contains: String!) {
    viewer {
      project(id: $project) {
        segments {
          filterValues(criteria: $criteria, key: $key, contains: $contains) {
            value
            label
            visitors
          }
        }
      }
    }
  }
`;

/** For a keyed criterion without a key: suggests keys. With an empty key: nothing. */
export function useFilterValues(
  project: string,
  criteria: FilterCriteria,
  contains: string,
  key?: string,
): readonly KnownValue[] {
  const variables = key === "" ? null : { project, criteria, key: key ?? null, contains };
  // without suggestions any value can still be typed
  const { answer } = useDebouncedQuery<useFilterValuesQuery>(query, variables, {
    pause: PAUSE,
    fetchPolicy: "store-or-network",
  });
  return useMemo(
    () =>
      (answer?.viewer?.project?.segments.filterValues ?? []).map(({ value, label, visitors }) => ({
        value,
        label: label ?? value,
        visitors,
      })),
    [answer],
  );
}
