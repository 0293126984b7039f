import type { FormRuleInput } from "#web/__generated__/FormResultScreenQuery.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useCreateForm } from "../../_lib/useCreateForm.ts";
import { checkForm, definitionOf, inForm, newForm, type FormValues } from "./formValues.ts";

/** `found`: the rule of an automatic form that is saved. `done` receives the form's number. */
export function useNewForm(project: string, found: FormRuleInput | null, done: (formProfileId: number) => void) {
  const create = useCreateForm();
  const start: FormValues = found
    ? { ...newForm, match: found.page.match, page: found.page.value, selector: found.selector }
    : newForm;
  return useForm<FormValues>(start, {
    check: checkForm,
    async send(values) {
      const definition = definitionOf(values);
      const isAuto = found !== null && JSON.stringify(definition.rule) === JSON.stringify(definitionOf(start).rule);
      const { form, problem } = await create({ project, name: values.name.trim(), ...definition, isAuto });
      if (form) done(form.formProfileId);
      return inForm(problem);
    },
  });
}

export type EditedForm = ReturnType<typeof useNewForm>;
