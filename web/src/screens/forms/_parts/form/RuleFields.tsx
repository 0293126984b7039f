import { graphql, useFragment } from "react-relay";
import type { RuleFields_project$key } from "#web/__generated__/RuleFields_project.graphql.ts";
import { ruleKind, ruleKinds } from "#web/editor/pageRules.ts";
import { PickOnPage } from "#web/editor/picking/PickOnPage.tsx";
import type { Pick } from "#web/editor/picking/usePicker.ts";
import { firstPage } from "#web/layout/install/firstPage.ts";
import { t } from "#web/texts/t.ts";
import { ComboBox } from "#web/ui/forms/ComboBox.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import type { EditedForm } from "./useNewForm.ts";

interface Props {
  form: EditedForm;
  project: RuleFields_project$key;
  isNew: boolean;
}

const pageKinds = ruleKinds.map(({ id, label }) => ({ id, label }));

const successKinds = [
  {
    id: "NONE",
    label: t("No error"),
    description: t("The form shows no validation error and is not sent again within 3 seconds"),
  },
  { id: "EVENT", label: t("Event"), description: t("A named event after the start, such as purchase") },
  { id: "PAGE", label: t("Thank-you page"), description: t("A view of another page after the start") },
] as const;

/** Name, pages, selector and the rule for success. */
export function RuleFields({ form, project, isNew }: Props) {
  const {
    id,
    allowedWebsites,
    events: { recent },
  } = useFragment(
    graphql`
      fragment RuleFields_project on Project {
        id
        allowedWebsites
        events {
          recent {
            name
          }
        }
      }
    `,
    project,
  );
  const { values } = form;
  const kind = ruleKind(values.match);
  const thanksKind = ruleKind(values.thanksMatch);
  const thanksLabel = t("{field} of the thank-you page", { field: thanksKind.valueLabel });
  const typed = values.event.toLowerCase();
  const pickOf = (pick: Pick, field: "page" | "selector" | "thanksPage", label: string) => (
    <PickOnPage
      source={{ projectId: id, site: firstPage(allowedWebsites) }}
      pick={pick}
      label={label}
      // a regular expression is no address to open
      page={values.match === "REGEX" ? "" : values.page}
      onPick={(value, parts) => {
        form.set(field)(value);
        // a form that was picked first is measured on the page where it was picked
        if (field === "selector" && values.page.trim() === "") form.set("page")(parts.page);
      }}
    />
  );
  return (
    <>
      <TextField
        label={t("Name")}
        placeholder={t("Checkout")}
        autoComplete="off"
        maxLength={120}
        autoFocus={isNew}
        {...form.text("name")}
      />
      <Select label={t("Pages")} choices={pageKinds} {...form.choice("match")} />
      <TextField
        label={kind.valueLabel}
        autoComplete="off"
        maxLength={500}
        placeholder={kind.placeholder}
        description={kind.description}
        labelAside={values.match !== "REGEX" && pickOf({ target: "PAGE", part: "page" }, "page", kind.valueLabel)}
        {...form.text("page")}
      />
      <TextField
        label={t("CSS selector of the form")}
        placeholder="form.checkout"
        description={t("Leave empty for all forms of the pages.")}
        autoComplete="off"
        maxLength={300}
        labelAside={pickOf({ target: "FORM", part: "form" }, "selector", t("CSS selector of the form"))}
        {...form.text("selector")}
      />
      <RadioGroup label={t("Success")} choices={successKinds} {...form.choice("success")} />
      {values.success === "EVENT" && (
        <ComboBox
          label={t("Event name")}
          placeholder={t("start_trial")}
          value={values.event}
          onChange={form.set("event")}
          suggestions={(recent ?? [])
            .filter(({ name }) => name.toLowerCase().includes(typed))
            .map(({ name }) => ({ id: name, label: name }))}
          error={form.errors.event}
        />
      )}
      {values.success === "PAGE" && (
        <>
          <Select label={t("Thank-you page")} choices={pageKinds} {...form.choice("thanksMatch")} />
          <TextField
            label={thanksLabel}
            autoComplete="off"
            maxLength={500}
            placeholder={thanksKind.placeholder}
            labelAside={
              values.thanksMatch !== "REGEX" && pickOf({ target: "PAGE", part: "page" }, "thanksPage", thanksLabel)
            }
            {...form.text("thanksPage")}
          />
        </>
      )}
    </>
  );
}
