import { graphql, usePreloadedQuery } from "react-relay";
import type { FormListScreenQuery } from "#web/__generated__/FormListScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { FormsOff } from "./_parts/FormsOff.tsx";
import { FormDefinitions } from "./_parts/list/FormDefinitions.tsx";

/** How each form is defined, ignored ones included, with what members can do with it. */
export default function FormListScreen({ queryRef }: ScreenProps<FormListScreenQuery>) {
  const { viewer } = usePreloadedQuery<FormListScreenQuery>(
    graphql`
      query FormListScreenQuery(
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
            ...FormDefinitions_project
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
  return <FormDefinitions project={project} canWrite={viewer.viewerCanWrite ?? false} href={href} />;
}
