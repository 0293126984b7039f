import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { EditFunnel_project$key } from "#web/__generated__/EditFunnel_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { funnelPath } from "../../_lib/funnelHref.ts";
import type { FunnelValues } from "../../_lib/funnelValues.ts";
import { BuilderTitle } from "./BuilderTitle.tsx";
import { FunnelEditor } from "./FunnelEditor.tsx";
import { useAlong } from "./useAlong.ts";
import { useEditFunnel } from "./useEditFunnel.ts";

interface Props {
  /** the funnel's global id */
  id: string;
  /** the funnel's number */
  number: number;
  project: EditFunnel_project$key;
  start: FunnelValues;
}

export function EditFunnel({ id, number, project, start }: Props) {
  const data = useFragment(
    graphql`
      fragment EditFunnel_project on Project {
        ...BuilderTitle_project
        ...FunnelEditor_project
      }
    `,
    project,
  );
  const navigate = useNavigate();
  const along = useAlong();
  const form = useEditFunnel(id, start, ({ name }) => {
    toast(t("Funnel saved"));
    void navigate(along(funnelPath(number, name.trim())));
  });
  return (
    <>
      <BuilderTitle title={t("Edit funnel")} description={start.name} project={data} />
      <FunnelEditor
        form={form}
        project={data}
        action={t("Save funnel")}
        cancelHref={along(funnelPath(number, start.name))}
      />
    </>
  );
}
