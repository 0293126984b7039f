// Display names of the goals and events used in filters: URLs contain keys, users see names.
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useDisplayNames_project$key } from "#web/__generated__/useDisplayNames_project.graphql.ts";
import type { DisplayNameOf } from "./criteriaKinds.ts";

/** Without a project, as on a share page, the raw key is shown. */
export function useDisplayNames(project: useDisplayNames_project$key | null | undefined): DisplayNameOf {
  const data = useFragment(
    graphql`
      fragment useDisplayNames_project on Project {
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
  return useMemo(() => {
    const events = new Map((data?.events.recent ?? []).map(({ name, displayName }) => [name, displayName]));
    const goals = new Map(data?.goals.list?.edges.map(({ node }) => [node.key, node.name]));
    return (criteria, value) => {
      if (criteria === "EVENT") return events.get(value) ?? undefined;
      // a key without a goal is an event name
      return criteria === "GOAL" ? (goals.get(value) ?? events.get(value) ?? undefined) : undefined;
    };
  }, [data]);
}
