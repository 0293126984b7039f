import { graphql, useFragment } from "react-relay";
import { Navigate, useNavigate } from "react-router-dom";
import type { EditEventRule_project$key } from "#web/__generated__/EditEventRule_project.graphql.ts";
import type { EditEventRule_rule$key } from "#web/__generated__/EditEventRule_rule.graphql.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { EventRuleEditor } from "./EventRuleEditor.tsx";
import { useEditRuleEvent } from "./useEditRuleEvent.ts";

interface Props {
  rule: EditEventRule_rule$key;
  project: EditEventRule_project$key;
  canWriteCode: boolean;
}

export function EditEventRule({ rule, project, canWriteCode }: Props) {
  const { id, eventConfigId, status, eventName, trigger, target, url, valueFrom } = useFragment(
    graphql`
      fragment EditEventRule_rule on EventRule {
        id
        eventConfigId
        eventName
        trigger
        target
        url
        valueFrom
        status
      }
    `,
    rule,
  );
  const site = useFragment(
    graphql`
      fragment EditEventRule_project on Project {
        ...EventRuleEditor_project
      }
    `,
    project,
  );
  const address = `/event-tracking/view/${eventConfigId}`;
  const navigate = useNavigate();
  const now = { eventName, trigger, target, url, valueFrom };
  const form = useEditRuleEvent(id, now, () => {
    toast(t("Event rule saved"));
    void navigate(address);
  });
  if (status === "ARCHIVED") return <Navigate to={address} replace />;
  return (
    <>
      <PageTitle title={t("Edit event rule")} description={eventName} />
      <EventRuleEditor
        form={form}
        project={site}
        action={t("Save event rule")}
        cancelHref={address}
        canWriteCode={canWriteCode}
        hasCondition={trigger === "CONDITION"}
      />
    </>
  );
}
