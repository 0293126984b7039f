import { graphql, useFragment } from "react-relay";
import type { FunnelEditor_project$key } from "#web/__generated__/FunnelEditor_project.graphql.ts";
import { EditorLayout } from "#web/editor/EditorLayout.tsx";
import { t } from "#web/texts/t.ts";
import { useGoalNames } from "../../_lib/useGoalNames.ts";
import { FunnelFields } from "./FunnelFields.tsx";
import { FunnelPreview } from "./FunnelPreview.tsx";
import type { FunnelForm } from "./useCreateFunnel.ts";

interface Props {
  form: FunnelForm;
  project: FunnelEditor_project$key;
  action: string;
  cancelHref?: string;
  isNew?: boolean;
}

/** The form of a funnel beside its result. */
export function FunnelEditor({ form, project, action, cancelHref, isNew = false }: Props) {
  const data = useFragment(
    graphql`
      fragment FunnelEditor_project on Project {
        id
        ...FunnelFields_project
        ...useGoalNames_project
      }
    `,
    project,
  );
  const goals = useGoalNames(data);
  return (
    <EditorLayout
      title={t("Funnel definition")}
      form={form}
      action={action}
      cancelHref={cancelHref}
      hasLongForm
      preview={<FunnelPreview projectId={data.id} values={form.values} goals={goals} />}
    >
      <FunnelFields form={form} project={data} isNew={isNew} />
    </EditorLayout>
  );
}
