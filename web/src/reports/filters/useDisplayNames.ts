// Display names of the goals, events and steps of funnels used in filters: URLs contain keys, users see names.
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { useDisplayNames_project$key } from "#web/__generated__/useDisplayNames_project.graphql.ts";
import type { DisplayNameOf } from "./criteriaKinds.ts";
import { useFilterValues } from "./useFilterValues.ts";

const hasFunnelStep = (search: URLSearchParams) => search.getAll("f").some((text) => /^\|?funnel_step\./.test(text));

/** Without a project, as on a share page, the raw key is shown. `hasFunnels`: also of filters that are not in the URL. */
export function useDisplayNames(
  project: useDisplayNames_project$key | null | undefined,
  hasFunnels = false,
): DisplayNameOf {
  const [search] = useSearchParams();
  const data = useFragment(
    graphql`
      fragment useDisplayNames_project on Project {
        id
        goals {
          list(first: 100) {
            edges {
              node {
                key
                name
              }
            }
          }
        }
        events {
          recent {
            name
            displayName
          }
        }
      }
    `,
    project ?? null,
  );
  // fetched only where one is shown, which is rare
  const isNeeded = data !== null && data !== undefined && (hasFunnels || hasFunnelStep(search));
  const steps = useFilterValues(data?.id ?? "", "FUNNEL_STEP", "", isNeeded ? undefined : "");
  return useMemo(() => {
    const ofSteps = new Map(steps.map(({ value, label }) => [value, label]));
    const events = new Map((data?.events.recent ?? []).map(({ name, displayName }) => [name, displayName]));
    const goals = new Map(data?.goals.list?.edges.map(({ node }) => [node.key, node.name]));
    return (criteria, value) => {
      if (criteria === "FUNNEL_STEP") return ofSteps.get(value);
      if (criteria === "EVENT") return events.get(value) ?? undefined;
      // a key without a goal is an event name
      return criteria === "GOAL" ? (goals.get(value) ?? events.get(value) ?? undefined) : undefined;
    };
  }, [data, steps]);
}
