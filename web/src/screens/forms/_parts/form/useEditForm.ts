import { useForm } from "#web/relay/form/useForm.ts";
import { useUpdateForm } from "../../_lib/useUpdateForm.ts";
import { checkForm, definitionOf, inForm, type FormValues } from "./formValues.ts";

export function useEditForm(id: string, saved: FormValues, done: () => void) {
  const update = useUpdateForm();
  return useForm<FormValues>(saved, {
    check: checkForm,
    send: async (values) => inForm(await update({ id, name: values.name.trim(), ...definitionOf(values) })),
    done,
  });
}
