import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import type { GoalForm } from "./useCreateGoal.ts";
import { useFunnelChoices } from "./useFunnelChoices.ts";

interface Props {
  projectId: string;
  form: GoalForm;
  hint: string;
}

/** The funnel of a goal, and its step. */
export function FunnelSubject({ projectId, form, hint }: Props) {
  const { value, subjectName } = form.values;
  const [, funnel = "", step = ""] = /^(\d{1,9}):(\d{0,2})$/.exec(value) ?? [];
  const { funnels, steps, error, isPending } = useFunnelChoices(projectId, { funnel, step, name: subjectName });
  const set = form.set("value");
  const isMissing = form.errors.value !== undefined;
  return (
    <>
      <Select
        label={t("Funnel")}
        choices={funnels}
        placeholder={funnels.length > 0 ? t("Choose a funnel") : isPending ? t("Loading") : t("No funnels yet")}
        description={hint}
        value={funnel || null}
        onChange={(id) => set(`${id}:`)}
        error={(isMissing && funnel === "" ? form.errors.value : undefined) ?? error?.message}
      />
      {funnel !== "" && (
        <Select
          label={t("Step")}
          choices={steps}
          placeholder={t("Choose a step")}
          value={step || null}
          onChange={(id) => set(`${funnel}:${id}`)}
          error={form.errors.value}
        />
      )}
    </>
  );
}
