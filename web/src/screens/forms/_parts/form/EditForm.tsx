import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { EditForm_form$key } from "#web/__generated__/EditForm_form.graphql.ts";
import type { EditForm_project$key } from "#web/__generated__/EditForm_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { readRule } from "../../_lib/readRule.ts";
import { readSuccess } from "../../_lib/readSuccess.ts";
import { FormEditor } from "./FormEditor.tsx";
import { valuesOf } from "./formValues.ts";
import { useEditForm } from "./useEditForm.ts";

interface Props {
  form: EditForm_form$key;
  project: EditForm_project$key;
  href: (path: string) => string;
}

export function EditForm({ form, project, href }: Props) {
  const { id, formProfileId, name, rule, success } = useFragment(
    graphql`
      fragment EditForm_form on FormProfile {
        id
        formProfileId
        name
        rule {
          ...readRule_rule
        }
        success {
          ...readSuccess_success
        }
      }
    `,
    form,
  );
  const projectRef = useFragment(
    graphql`
      fragment EditForm_project on Project {
        ...FormEditor_project
      }
    `,
    project,
  );
  const address = href(`/form/result/${formProfileId}`);
  const navigate = useNavigate();
  const values = valuesOf({ name, rule: readRule(rule), success: readSuccess(success) });
  const edited = useEditForm(id, values, () => {
    toast(t("Form saved"));
    void navigate(address);
  });
  return (
    <>
      <PageTitle title={t("Edit form")} description={name} />
      <FormEditor form={edited} project={projectRef} action={t("Save form")} cancelHref={address} />
    </>
  );
}
