import { graphql, useFragment } from "react-relay";
import type { GoalFields_project$key } from "#web/__generated__/GoalFields_project.graphql.ts";
import { PickOnPage } from "#web/editor/picking/PickOnPage.tsx";
import type { Pick } from "#web/editor/picking/usePicker.ts";
import { firstPage } from "#web/layout/install/firstPage.ts";
import { t } from "#web/texts/t.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { ComboBox } from "#web/ui/forms/ComboBox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { goalKind, offeredKinds, purposes } from "../../_lib/goalKinds.ts";
import { CodeOfGoal } from "./CodeOfGoal.tsx";
import { FormSubject } from "./FormSubject.tsx";
import { FunnelSubject } from "./FunnelSubject.tsx";
import type { GoalForm } from "./useCreateGoal.ts";

interface Props {
  form: GoalForm;
  project: GoalFields_project$key;
  isNew: boolean;
}

export function GoalFields({ form, project, isNew }: Props) {
  const {
    id,
    allowedWebsites,
    features,
    events: { recent: events, trackerFunction },
  } = useFragment(
    graphql`
      fragment GoalFields_project on Project {
        id
        allowedWebsites
        features
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
  const type = form.choice("type");
  const chooseType = (next: typeof values.type) => {
    // what was typed for another type may be the number of a funnel or form by chance
    if (goalKind(next).counts !== kind.counts) {
      form.set("value")("");
      form.set("formField")("");
    }
    type.onChange(next);
  };
  const pickOf = (pick: Pick, field: "value" | "elementUrl", label: string) => (
    <PickOnPage
      source={{ projectId: id, site: firstPage(allowedWebsites) }}
      pick={pick}
      label={label}
      page={kind.hasPage ? values.elementUrl : ""}
      onPick={form.set(field)}
    />
  );
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
      <Select label={t("Type")} choices={offeredKinds(features, values.type)} {...type} onChange={chooseType} />
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
      {kind.counts === "FUNNEL" && <FunnelSubject projectId={id} form={form} hint={kind.hint} />}
      {kind.counts === "FORM" && <FormSubject projectId={id} form={form} hint={kind.hint} />}
      {!kind.isEvent && !kind.counts && kind.valueLabel && (
        <TextField
          label={kind.valueLabel}
          placeholder={kind.placeholder}
          description={kind.hint}
          maxLength={500}
          labelAside={kind.pick && pickOf(kind.pick, "value", kind.valueLabel)}
          {...form.text("value")}
        />
      )}
      {kind.hasPage && (
        <TextField
          label={t("Only on this page")}
          placeholder="/pricing"
          description={t("Leave empty for any page. * matches any characters.")}
          maxLength={500}
          labelAside={pickOf({ target: "PAGE", part: "page" }, "elementUrl", t("Only on this page"))}
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
