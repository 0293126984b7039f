import { graphql, useFragment } from "react-relay";
import type { useGoalNames_project$key } from "#web/__generated__/useGoalNames_project.graphql.ts";

/** The names of the project's goals by number, without archived ones. */
export function useGoalNames(project: useGoalNames_project$key): ReadonlyMap<number, string> {
  const { goals } = useFragment(
    graphql`
      fragment useGoalNames_project on Project {
        goals {
          list(first: 100) {
            edges {
              node {
                goalProfileId
                name
              }
            }
          }
        }
      }
    `,
    project,
  );
  return new Map(goals.list?.edges.map(({ node }) => [node.goalProfileId, node.name]));
}
