import { graphql, useFragment } from "react-relay";
import type { EventRuleEditor_project$key } from "#web/__generated__/EventRuleEditor_project.graphql.ts";
import { EditorLayout } from "#web/editor/EditorLayout.tsx";
import { PickOnPage } from "#web/editor/picking/PickOnPage.tsx";
import type { Pick } from "#web/editor/picking/usePicker.ts";
import { firstPage } from "#web/layout/install/firstPage.ts";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { CODE_REASON } from "../../_lib/codeReason.ts";
import { triggerKind, triggers } from "../../_lib/triggers.ts";
import { RuleCheck } from "./RuleCheck.tsx";
import { RuleOnPage } from "./RuleOnPage.tsx";
import type { RuleForm } from "./useCreateRuleEvent.ts";

interface Props {
  form: RuleForm;
  project: EventRuleEditor_project$key;
  action: string;
  cancelHref?: string;
  /** a condition is code that runs on visitors' pages: only owners and admins may write one */
  canWriteCode: boolean;
  /** the saved rule has a condition */
  hasCondition?: boolean;
}

/** The form of an event rule, with a preview of its recent matches and of the elements that it matches on a page. */
export function EventRuleEditor({ form, project, action, cancelHref, canWriteCode, hasCondition = false }: Props) {
  const data = useFragment(
    graphql`
      fragment EventRuleEditor_project on Project {
        id
        allowedWebsites
        ...RuleOnPage_project
      }
    `,
    project,
  );
  const kind = triggerKind(form.values.trigger);
  const isLocked = hasCondition && !canWriteCode;
  const { url } = form.values;
  const pickOf = (pick: Pick, field: "target" | "url" | "valueFrom", label: string) => (
    <PickOnPage
      source={{ projectId: data.id, site: firstPage(data.allowedWebsites) }}
      pick={pick}
      label={label}
      page={url}
      onPick={form.set(field)}
    />
  );
  const choices = triggers.map((trigger) =>
    trigger.id === "CONDITION" && !canWriteCode ? { ...trigger, disabled: true, description: CODE_REASON } : trigger,
  );
  return (
    <EditorLayout
      title={t("Event definition")}
      form={form}
      action={action}
      cancelHref={cancelHref}
      preview={
        <>
          <RuleCheck projectId={data.id} {...form.values} />
          <RuleOnPage project={data} rule={form.values} canWriteCode={canWriteCode} />
        </>
      }
    >
      <TextField
        label={t("Event name")}
        placeholder={t("start_trial")}
        maxLength={100}
        autoFocus
        {...form.text("eventName")}
      />
      <Select label={t("Trigger")} choices={choices} isDisabled={isLocked} {...form.choice("trigger")} />
      <TextField
        label={kind.targetLabel}
        placeholder={kind.placeholder}
        maxLength={500}
        {...form.text("target")}
        description={isLocked ? CODE_REASON : kind.hint}
        isReadOnly={isLocked}
        labelAside={kind.pick && pickOf({ target: kind.pick, part: "selector" }, "target", kind.targetLabel)}
      />
      <TextField
        label={t("Only on this page")}
        placeholder="/pricing"
        description={t("Leave empty for any page. * matches any characters.")}
        maxLength={500}
        labelAside={pickOf({ target: "PAGE", part: "page" }, "url", t("Only on this page"))}
        {...form.text("url")}
      />
      <TextField
        label={t("Value from")}
        placeholder=".cart-total"
        description={t("CSS selector of an element that contains a number, such as a price. Optional.")}
        maxLength={500}
        labelAside={pickOf({ target: "ELEMENT", part: "selector" }, "valueFrom", t("Value from"))}
        {...form.text("valueFrom")}
      />
    </EditorLayout>
  );
}
