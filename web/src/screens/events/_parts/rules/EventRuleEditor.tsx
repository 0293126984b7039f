import { graphql, useFragment } from "react-relay";
import type { EventRuleEditor_project$key } from "#web/__generated__/EventRuleEditor_project.graphql.ts";
import { EditorLayout } from "#web/editor/EditorLayout.tsx";
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
  /** a condition is code that runs on visitors' pages: only owners and admins may write one */
  canWriteCode: boolean;
  /** the saved rule has a condition */
  hasCondition?: boolean;
}

/** The form of an event rule, with a preview of its recent matches and of the elements that it matches on a page. */
export function EventRuleEditor({ form, project, action, canWriteCode, hasCondition = false }: Props) {
  const data = useFragment(
    graphql`
      fragment EventRuleEditor_project on Project {
        id
        ...RuleOnPage_project
      }
    `,
    project,
  );
  const kind = triggerKind(form.values.trigger);
  const isLocked = hasCondition && !canWriteCode;
  const choices = triggers.map((trigger) =>
    trigger.id === "CONDITION" && !canWriteCode ? { ...trigger, disabled: true, description: CODE_REASON } : trigger,
  );
  return (
    <EditorLayout
      title={t("Event definition")}
      form={form}
      action={action}
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
      />
      <TextField
        label={t("Only on this page")}
        placeholder="/pricing"
        description={t("Leave empty for any page. * matches any characters.")}
        maxLength={500}
        {...form.text("url")}
      />
      <TextField
        label={t("Value from")}
        placeholder=".cart-total"
        description={t("CSS selector of an element that contains a number, such as a price. Optional.")}
        maxLength={500}
        {...form.text("valueFrom")}
      />
    </EditorLayout>
  );
}
