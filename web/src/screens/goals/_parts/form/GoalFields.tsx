import { graphql, useFragment } from "react-relay";
import type { GoalFields_project$key } from "#web/__generated__/GoalFields_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { ComboBox } from "#web/ui/forms/ComboBox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { goalKind, goalKinds, purposes } from "../../_lib/goalKinds.ts";
import { CodeOfGoal } from "./CodeOfGoal.tsx";
import type { GoalForm } from "./useCreateGoal.ts";

interface Props {
  form: GoalForm;
  project: GoalFields_project$key;
  isNew: boolean;
}

export function GoalFields({ form, project, isNew }: Props) {
  const {
    events: { recent: events, trackerFunction },
  } = useFragment(
    graphql`
      fragment GoalFields_project on Project {
        events {
          trackerFunction
          recent {
            name
          }
        }
      }
    `,
    project,
  );
  const { values } = form;
  const kind = goalKind(values.type);
  const typed = values.value.toLowerCase();
  const known = (events ?? [])
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .map(({ name }) => ({ id: name, label: name }));
  return (
    <>
      <TextField
        label={t("Name")}
        placeholder={t("Order placed")}
        maxLength={100}
        autoFocus={isNew}
        {...form.text("name")}
      />
      <Select label={t("Type")} choices={goalKinds} {...form.choice("type")} />
      {kind.isEvent && (
        <ComboBox
          label={kind.valueLabel}
          placeholder={kind.placeholder}
          description={kind.hint}
          value={values.value}
          onChange={form.set("value")}
          suggestions={known}
          error={form.errors.value}
        />
      )}
      {!kind.isEvent && kind.valueLabel && (
        <TextField
          label={kind.valueLabel}
          placeholder={kind.placeholder}
          description={kind.hint}
          maxLength={500}
          {...form.text("value")}
        />
      )}
      {kind.hasPage && (
        <TextField
          label={t("Only on this page")}
          placeholder="/pricing"
          description={t("Leave empty for any page. * matches any characters.")}
          maxLength={500}
          {...form.text("elementUrl")}
        />
      )}
      {kind.id === "SCRIPT" && <CodeOfGoal goalKey={values.key} call={trackerFunction} />}
      <RadioGroup label={t("Purpose")} choices={purposes} {...form.choice("purpose")} />
      {isNew && (
        <TextField
          label={t("Key")}
          placeholder={t("Generated from the name")}
          description={t("Identifies the goal in URLs and in your code. It can't be changed later.")}
          maxLength={60}
          {...form.text("key")}
        />
      )}
      <Checkbox {...form.toggle("isDefault")}>{t("Use as default goal in all reports")}</Checkbox>
    </>
  );
}
