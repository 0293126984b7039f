import { graphql, useFragment } from "react-relay";
import type { useKnownTags_project$key } from "#web/__generated__/useKnownTags_project.graphql.ts";

/** The visitor tags of the project, with their numbers of visitors. */
export function useKnownTags(project: useKnownTags_project$key): { tag: string; count: number }[] {
  const { audience } = useFragment(
    graphql`
      fragment useKnownTags_project on Project {
        audience {
          tags {
            tag
            visitors
          }
        }
      }
    `,
    project,
  );
  return (audience.tags ?? []).map(({ tag, visitors }) => ({ tag, count: visitors }));
}
