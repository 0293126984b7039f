import { graphql, useFragment } from "react-relay";
import { Navigate, useNavigate } from "react-router-dom";
import type { EditGoal_goal$key } from "#web/__generated__/EditGoal_goal.graphql.ts";
import type { GoalDesk_project$key } from "#web/__generated__/GoalDesk_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { GoalDesk } from "./GoalDesk.tsx";
import { useEditGoal } from "./useEditGoal.ts";

export function EditGoal({ goal, project }: { goal: EditGoal_goal$key; project: GoalDesk_project$key }) {
  const { id, goalProfileId, isArchived, ...now } = useFragment(
    graphql`
      fragment EditGoal_goal on Goal {
        id
        goalProfileId
        name
        key
        type
        value
        purpose
        elementUrl
        isDefault
        isArchived
      }
    `,
    goal,
  );
  const address = `/goals/view/${goalProfileId}`;
  const navigate = useNavigate();
  const form = useEditGoal(id, now, () => {
    toast(t("The goal is saved"));
    void navigate(address);
  });
  if (isArchived) return <Navigate to={address} replace />;
  return (
    <>
      <PageTitle title={t("Edit goal")} description={now.name} />
      <GoalDesk form={form} project={project} action={t("Save goal")} />
    </>
  );
}
