// Values that visits of the last 90 days had, most visitors first: what may be worth filtering by.
import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFilterValuesQuery } from "#web/__generated__/useFilterValuesQuery.graphql.ts";

export interface KnownValue {
  value: string;
  /** what members call it, or itself */
  label: string;
  visitors: number;
}

const NOTHING: readonly KnownValue[] = [];

/** Milliseconds of quiet after a key. */
const PAUSE = 180;

/** Of a keyed criterion without key: the keys; while the key is empty, nothing. */
export function useFilterValues(
  project: string,
  criteria: GraphCriteria,
  contains: string,
  key?: string,
): readonly KnownValue[] {
  const environment = useRelayEnvironment();
  const [values, setValues] = useState<readonly KnownValue[]>([]);
  useEffect(() => {
    if (key === "") return undefined;
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<useFilterValuesQuery>(
        environment,
        graphql`
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
        `,
        { project, criteria, key: key ?? null, contains },
        { fetchPolicy: "store-or-network" },
      ).subscribe({
        next: ({ viewer }) =>
          setValues(
            (viewer?.project?.segments.filterValues ?? []).map(({ value, label, visitors }) => ({
              value,
              label: label ?? value,
              visitors,
            })),
          ),
        // without suggestions any value can still be typed
        error: () => setValues([]),
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, project, criteria, key, contains]);
  return key === "" ? NOTHING : values;
}
