import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import type { NewFormScreenQuery } from "#web/__generated__/NewFormScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { ruleIn } from "./_lib/formHref.ts";
import { FormsOff } from "./_parts/FormsOff.tsx";
import { FormEditor } from "./_parts/form/FormEditor.tsx";
import { useNewForm } from "./_parts/form/useNewForm.ts";

/** Defines a form, or saves the automatic one that the URL names. */
export default function NewFormScreen({ queryRef }: ScreenProps<NewFormScreenQuery>) {
  const { viewer } = usePreloadedQuery<NewFormScreenQuery>(
    graphql`
      query NewFormScreenQuery($project: ID) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            id
            widgetId
            features
            ...FormEditor_project
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const href = useProjectHref(project?.widgetId);
  const found = ruleIn(search);
  const form = useNewForm(project?.id ?? "", found, (number) => {
    toast(t("Form saved"));
    void navigate(href(`/form/result/${number}`));
  });
  if (!project) return <NoProject />;
  if (!project.features.includes("FORMANALYTIC")) return <FormsOff href={href} />;
  if (!viewer.viewerCanWrite) return <Navigate to={href("/form")} replace />;
  return (
    <>
      <PageTitle
        title={found ? t("Save form") : t("New form")}
        description={t("Name the form, and see right away how many visitors complete it.")}
      />
      <FormEditor form={form} project={project} action={t("Save form")} isNew />
    </>
  );
}
