// The other projects of the member, as commands that switch to them.
import { Globe } from "lucide-react";
import { graphql, useRefetchableFragment } from "react-relay";
import type { usePaletteProjectsRefetchQuery } from "#web/__generated__/usePaletteProjectsRefetchQuery.graphql.ts";
import type { usePaletteProjects_viewer$key } from "#web/__generated__/usePaletteProjects_viewer.graphql.ts";
import { useProjectSearch } from "../../header/useProjectSearch.ts";
import { useSwitchProject } from "../../header/useSwitchProject.ts";
import type { Command } from "./commands.ts";

export const projectCommand = (widgetId: number) => `project:${widgetId}`;

export function usePaletteProjects(
  viewer: usePaletteProjects_viewer$key,
  shownId: string | undefined,
  text: string,
): Command[] {
  const [data, refetch] = useRefetchableFragment<usePaletteProjectsRefetchQuery, usePaletteProjects_viewer$key>(
    graphql`
      fragment usePaletteProjects_viewer on Viewer
      @refetchable(queryName: "usePaletteProjectsRefetchQuery")
      @argumentDefinitions(search: { type: "String" }) {
        projects(first: 100, search: $search) {
          totalCount
          edges {
            node {
              id
              widgetId
              name
            }
          }
        }
      }
    `,
    viewer,
  );
  const projects = data.projects?.edges.map(({ node }) => node) ?? [];
  const found = useProjectSearch(projects, data.projects?.totalCount ?? null, text, refetch);
  const switchProject = useSwitchProject();
  return found
    .filter(({ id }) => id !== shownId)
    .map(({ id, widgetId, name }) => ({
      id: projectCommand(widgetId),
      label: name,
      icon: Globe,
      run: () => switchProject({ id, widgetId, name }),
    }));
}
