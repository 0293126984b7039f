import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import type { GoalForm } from "./useCreateGoal.ts";
import { useFieldChoices } from "./useFieldChoices.ts";
import { useFormChoices } from "./useFormChoices.ts";

interface Props {
  projectId: string;
  form: GoalForm;
  hint: string;
}

/** A choice has no empty id. */
const ANY = " ";

/** The form of a goal and, if it counts abandons, the last field. */
export function FormSubject({ projectId, form, hint }: Props) {
  const { type, value, formField, subjectName } = form.values;
  const { forms, error, isPending } = useFormChoices(projectId, { value, name: subjectName });
  const isAbandoned = type === "FORM_ABANDONED";
  const chosen = forms.some(({ id }) => id === value) ? value : "";
  const fields = useFieldChoices(projectId, isAbandoned ? chosen : "", formField);
  const choose = (id: string) => {
    form.set("value")(id);
    form.set("formField")("");
  };
  return (
    <>
      <Select
        label={t("Form")}
        choices={forms}
        placeholder={
          forms.length > 0 ? t("Choose a form") : isPending ? t("Loading") : t("No forms in the last 90 days")
        }
        description={hint}
        value={chosen || null}
        onChange={choose}
        error={form.errors.value ?? error?.message}
      />
      {isAbandoned && chosen !== "" && (
        <Select
          label={t("Last field")}
          choices={[{ id: ANY, label: t("Any field") }, ...fields]}
          description={t("The field in which the visitor was last active before giving up.")}
          value={formField || ANY}
          onChange={(id) => form.set("formField")(id === ANY ? "" : id)}
          error={form.errors.formField}
        />
      )}
    </>
  );
}
