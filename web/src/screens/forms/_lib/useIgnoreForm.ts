// Ignores a form, or lists it again. An automatic form is saved for that. Resolves with a problem or nothing.
import type { FormRuleInput } from "#web/__generated__/useCreateFormMutation.graphql.ts";
import { formLabel } from "./formLabels.ts";
import { useCreateForm } from "./useCreateForm.ts";
import { useUpdateForm } from "./useUpdateForm.ts";

interface ListedForm {
  profileId: string | null | undefined;
  name: string;
  rule: FormRuleInput;
}

const MAX_NAME = 120;

export function useIgnoreForm(project: string) {
  const create = useCreateForm();
  const update = useUpdateForm();
  return async (form: ListedForm, isIgnored: boolean) => {
    const status = isIgnored ? ("IGNORED" as const) : ("ACTIVE" as const);
    if (form.profileId) return update({ id: form.profileId, status });
    const name = formLabel(form).slice(0, MAX_NAME);
    return (await create({ project, name, rule: form.rule, isAuto: true, status })).problem;
  };
}
