import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate } from "react-router-dom";
import type { EditFormScreenQuery } from "#web/__generated__/EditFormScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { FormsOff } from "./_parts/FormsOff.tsx";
import { EditForm } from "./_parts/form/EditForm.tsx";
import { NoForm } from "./_parts/NoForm.tsx";

export default function EditFormScreen({ queryRef }: ScreenProps<EditFormScreenQuery>) {
  const { viewer } = usePreloadedQuery<EditFormScreenQuery>(
    graphql`
      query EditFormScreenQuery($project: ID, $number: Int!) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            widgetId
            features
            forms {
              profile(formProfileId: $number) {
                id
                ...EditForm_form
              }
            }
            ...EditForm_project
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
  const { profile } = project.forms;
  if (!profile) return <NoForm listHref={href("/form")} isNamed />;
  if (!viewer.viewerCanWrite) return <Navigate to={href(`/form/result/${queryRef.variables.number}`)} replace />;
  return <EditForm key={profile.id} form={profile} project={project} href={href} />;
}
