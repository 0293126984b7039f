import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate } from "react-router-dom";
import type { EditFunnelScreenQuery } from "#web/__generated__/EditFunnelScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { useStoredValues } from "./_lib/useStoredValues.ts";
import { EditFunnel } from "./_parts/form/EditFunnel.tsx";
import { FunnelsOff } from "./_parts/FunnelsOff.tsx";
import { NoFunnel } from "./_parts/NoFunnel.tsx";

export default function EditFunnelScreen({ queryRef }: ScreenProps<EditFunnelScreenQuery>) {
  const { viewer } = usePreloadedQuery<EditFunnelScreenQuery>(
    graphql`
      query EditFunnelScreenQuery($project: ID, $number: Int!) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            widgetId
            features
            funnels {
              funnel(funnelId: $number) {
                id
                funnelId
                ...useStoredValues_funnel
              }
            }
            ...EditFunnel_project
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  const funnel = project?.funnels.funnel;
  const start = useStoredValues(funnel);
  const href = useProjectHref(project?.widgetId);
  const listHref = href("/funnel");
  if (!project) return <NoProject />;
  if (!viewer.viewerCanWrite) return <Navigate to={listHref} replace />;
  if (!project.features.includes("FUNNEL")) return <FunnelsOff settingsHref={href("/website")} />;
  if (!funnel || !start) return <NoFunnel listHref={listHref} />;
  return <EditFunnel key={funnel.id} id={funnel.id} number={funnel.funnelId} project={project} start={start} />;
}
