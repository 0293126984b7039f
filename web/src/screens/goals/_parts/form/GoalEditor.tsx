import { graphql, useFragment } from "react-relay";
import type { GoalEditor_project$key } from "#web/__generated__/GoalEditor_project.graphql.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { t } from "#web/texts/t.ts";
import { GoalFields } from "./GoalFields.tsx";
import { LiveCheck } from "./LiveCheck.tsx";
import type { GoalForm } from "./useCreateGoal.ts";

interface Props {
  form: GoalForm;
  project: GoalEditor_project$key;
  action: string;
  isNew?: boolean;
}

/** The form of a goal, and beside it what the goal would have counted lately. */
export function GoalEditor({ form, project, action, isNew = false }: Props) {
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
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        gridTemplateColumns: "minmax(320px, 520px) minmax(280px, 1fr)",
        alignItems: "start",
        [theme.media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
      })}
    >
      <Card title={t("What counts")}>
        <Form form={form} label={action} action={action}>
          <GoalFields form={form} project={data} isNew={isNew} />
        </Form>
      </Card>
      <LiveCheck projectId={data.id} values={form.values} />
    </div>
  );
}
