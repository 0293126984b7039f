import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { NewFunnel_project$key } from "#web/__generated__/NewFunnel_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { funnelPath } from "../../_lib/funnelHref.ts";
import type { FunnelValues } from "../../_lib/funnelValues.ts";
import { QuotaBanner } from "../QuotaBanner.tsx";
import { BuilderTitle } from "./BuilderTitle.tsx";
import { FunnelEditor } from "./FunnelEditor.tsx";
import { useAlong } from "./useAlong.ts";
import { useCreateFunnel } from "./useCreateFunnel.ts";

export function NewFunnel({ project, start }: { project: NewFunnel_project$key; start: FunnelValues }) {
  const data = useFragment(
    graphql`
      fragment NewFunnel_project on Project {
        id
        ...QuotaBanner_project
        ...BuilderTitle_project
        ...FunnelEditor_project
      }
    `,
    project,
  );
  const navigate = useNavigate();
  const along = useAlong();
  const form = useCreateFunnel(data.id, start, ({ funnelId, name }) => {
    toast(t("Funnel saved"));
    void navigate(along(funnelPath(funnelId, name)));
  });
  return (
    <>
      <BuilderTitle
        title={t("New funnel")}
        description={t("Define the steps, and see right away how many visitors get through.")}
        project={data}
      />
      <QuotaBanner project={data} />
      <FunnelEditor form={form} project={data} action={t("Create funnel")} isNew />
    </>
  );
}
