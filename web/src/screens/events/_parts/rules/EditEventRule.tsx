import { graphql, useFragment } from "react-relay";
import { Navigate, useNavigate } from "react-router-dom";
import type { EditEventRule_rule$key } from "#web/__generated__/EditEventRule_rule.graphql.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { RuleDesk } from "./RuleDesk.tsx";
import { useEditRuleEvent } from "./useEditRuleEvent.ts";

export function EditEventRule({ rule, projectId }: { rule: EditEventRule_rule$key; projectId: string }) {
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
  const address = `/event-tracking/view/${eventConfigId}`;
  const navigate = useNavigate();
  const now = { eventName, trigger, target, url, valueFrom };
  const form = useEditRuleEvent(id, now, () => {
    toast(t("The event rule is saved"));
    void navigate(address);
  });
  if (status === "ARCHIVED") return <Navigate to={address} replace />;
  return (
    <>
      <PageTitle title={t("Edit event rule")} description={eventName} />
      <RuleDesk form={form} projectId={projectId} action={t("Save event rule")} />
    </>
  );
}
