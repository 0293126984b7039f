import { graphql, useFragment } from "react-relay";
import { Navigate, useNavigate } from "react-router-dom";
import type { EditGoal_goal$key } from "#web/__generated__/EditGoal_goal.graphql.ts";
import type { EditGoal_project$key } from "#web/__generated__/EditGoal_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { GoalEditor } from "./GoalEditor.tsx";
import { useEditGoal } from "./useEditGoal.ts";

export function EditGoal({ goal, project }: { goal: EditGoal_goal$key; project: EditGoal_project$key }) {
  const data = useFragment(
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
        formField
        subject {
          name
        }
        isDefault
        isArchived
      }
    `,
    goal,
  );
  const { id, goalProfileId, isArchived, name, key, type, value, purpose, elementUrl, formField, isDefault } = data;
  const projectRef = useFragment(
    graphql`
      fragment EditGoal_project on Project {
        ...GoalEditor_project
      }
    `,
    project,
  );
  const address = `/goals/view/${goalProfileId}`;
  const navigate = useNavigate();
  const now = {
    name,
    key,
    type,
    value,
    purpose,
    elementUrl,
    formField,
    isDefault,
    subjectName: data.subject?.name ?? "",
  };
  const form = useEditGoal(id, now, () => {
    toast(t("Goal saved"));
    void navigate(address);
  });
  if (isArchived) return <Navigate to={address} replace />;
  return (
    <>
      <PageTitle title={t("Edit goal")} description={name} />
      <GoalEditor form={form} project={projectRef} action={t("Save goal")} cancelHref={address} />
    </>
  );
}
