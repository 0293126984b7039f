import { graphql, useFragment } from "react-relay";
import type { FormEditor_project$key } from "#web/__generated__/FormEditor_project.graphql.ts";
import { EditorLayout } from "#web/editor/EditorLayout.tsx";
import { t } from "#web/texts/t.ts";
import { FormPreview } from "./FormPreview.tsx";
import { RuleFields } from "./RuleFields.tsx";
import type { EditedForm } from "./useNewForm.ts";

interface Props {
  form: EditedForm;
  project: FormEditor_project$key;
  action: string;
  cancelHref?: string;
  isNew?: boolean;
}

/** The definition of a form beside its results of the last 30 days. */
export function FormEditor({ form, project, action, cancelHref, isNew = false }: Props) {
  const data = useFragment(
    graphql`
      fragment FormEditor_project on Project {
        id
        ...RuleFields_project
      }
    `,
    project,
  );
  return (
    <EditorLayout
      title={t("Form definition")}
      form={form}
      action={action}
      cancelHref={cancelHref}
      preview={<FormPreview projectId={data.id} values={form.values} />}
    >
      <RuleFields form={form} project={data} isNew={isNew} />
    </EditorLayout>
  );
}
