import { useMemo } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useSearchParams } from "react-router-dom";
import type { NewFunnelScreenQuery } from "#web/__generated__/NewFunnelScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { valuesOfSearch } from "./_lib/funnelValues.ts";
import { useStoredValues } from "./_lib/useStoredValues.ts";
import { FunnelsOff } from "./_parts/FunnelsOff.tsx";
import { NewFunnel } from "./_parts/form/NewFunnel.tsx";

/** The builder of a funnel: empty, with the steps of the URL, or with those of another funnel. */
export default function NewFunnelScreen({ queryRef }: ScreenProps<NewFunnelScreenQuery>) {
  const { viewer } = usePreloadedQuery<NewFunnelScreenQuery>(
    graphql`
      query NewFunnelScreenQuery($project: ID, $copy: Int!, $hasCopy: Boolean!) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            id
            widgetId
            features
            funnels {
              funnel(funnelId: $copy) @include(if: $hasCopy) {
                name
                ...useStoredValues_funnel
              }
            }
            ...NewFunnel_project
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  const [search] = useSearchParams();
  const copied = project?.funnels.funnel;
  const stored = useStoredValues(copied);
  const fromSearch = useMemo(() => valuesOfSearch(search), [search]);
  const href = useProjectHref(project?.widgetId);
  if (!project) return <NoProject />;
  if (!viewer.viewerCanWrite) return <Navigate to={href("/funnel")} replace />;
  if (!project.features.includes("FUNNEL")) return <FunnelsOff settingsHref={href("/website")} />;
  const start = stored ? { ...stored, name: t("Copy of {name}", { name: stored.name }).slice(0, 100) } : fromSearch;
  return <NewFunnel key={project.id} project={project} start={start} />;
}
