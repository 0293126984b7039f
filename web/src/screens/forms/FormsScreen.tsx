import { graphql, usePreloadedQuery } from "react-relay";
import type { FormsScreenQuery } from "#web/__generated__/FormsScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { FormsOff } from "./_parts/FormsOff.tsx";
import { FormTable } from "./_parts/list/FormTable.tsx";

/** Every form with its results in the range. None has to be saved first. */
export default function FormsScreen({ queryRef }: ScreenProps<FormsScreenQuery>) {
  const { viewer } = usePreloadedQuery<FormsScreenQuery>(
    graphql`
      query FormsScreenQuery(
        $project: ID
        $range: RangeInput!
        $filters: FilterInput
        $search: String!
        $isMember: Boolean!
      ) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            widgetId
            features
            ...FormTable_project
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  const href = useProjectHref(project?.widgetId);
  if (!project) return <NoProject />;
  if (!project.features.includes("FORMANALYTIC")) return <FormsOff href={href} />;
  return <FormTable project={project} canWrite={viewer.viewerCanWrite ?? false} href={href} />;
}
