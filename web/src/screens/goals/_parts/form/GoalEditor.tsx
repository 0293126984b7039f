import { graphql, useFragment } from "react-relay";
import type { GoalEditor_project$key } from "#web/__generated__/GoalEditor_project.graphql.ts";
import { EditorLayout } from "#web/editor/EditorLayout.tsx";
import { t } from "#web/texts/t.ts";
import { GoalFields } from "./GoalFields.tsx";
import { LiveCheck } from "./LiveCheck.tsx";
import type { GoalForm } from "./useCreateGoal.ts";

interface Props {
  form: GoalForm;
  project: GoalEditor_project$key;
  action: string;
  cancelHref?: string;
  isNew?: boolean;
}

/** The form of a goal, with a preview of its recent conversions. */
export function GoalEditor({ form, project, action, cancelHref, isNew = false }: Props) {
  const data = useFragment(
    graphql`
      fragment GoalEditor_project on Project {
        id
        ...GoalFields_project
      }
    `,
    project,
  );
  return (
    <EditorLayout
      title={t("Goal definition")}
      form={form}
      action={action}
      cancelHref={cancelHref}
      preview={<LiveCheck projectId={data.id} values={form.values} />}
    >
      <GoalFields form={form} project={data} isNew={isNew} />
    </EditorLayout>
  );
}
