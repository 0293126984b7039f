import { Plus } from "lucide-react";
import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { HeatmapListScreenQuery } from "#web/__generated__/HeatmapListScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { profileLists } from "./_lib/heatmapChoices.ts";
import { HeatmapLists } from "./_parts/list/HeatmapLists.tsx";
import { ProfileDialog } from "./_parts/list/ProfileDialog.tsx";
import { ProfileTable } from "./_parts/list/ProfileTable.tsx";

/** The project's saved heatmaps. */
export default function HeatmapListScreen({ queryRef }: ScreenProps<HeatmapListScreenQuery>) {
  const { viewer } = usePreloadedQuery<HeatmapListScreenQuery>(
    graphql`
      query HeatmapListScreenQuery($project: ID, $archived: Boolean!) @preloadable @throwOnFieldError {
        viewer {
          viewerCanWrite
          project(id: $project) {
            id
            widgetId
            ...ProfileTable_project
          }
        }
      }
    `,
    queryRef,
  );
  const [list, choose] = useSearchChoice("list", profileLists, "active");
  const [isCreating, setCreating] = useState(false);
  const revalidator = useRevalidator();
  const { project, viewerCanWrite } = viewer;
  const href = useProjectHref(project?.widgetId);
  if (!project) return <NoProject />;
  const canWrite = viewerCanWrite ?? false;
  const create = canWrite && (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setCreating(true)}>
      {t("New heatmap")}
    </Button>
  );
  return (
    <>
      <PageTitle
        title={t("Heatmaps")}
        description={t("Where visitors click, move, scroll and look")}
        actions={
          <>
            <HeatmapLists shown="pages" href={href} />
            {create}
          </>
        }
      />
      <Panel
        title={list === "active" ? t("Saved heatmaps") : t("Archived heatmaps")}
        flush
        height={280}
        actions={
          <SegmentedControl
            label={t("Filter heatmaps")}
            segments={[
              { id: "active", label: t("Active") },
              { id: "archived", label: t("Archived") },
            ]}
            selected={list}
            onSelect={choose}
          />
        }
      >
        <ProfileTable
          project={project}
          canWrite={canWrite}
          isArchive={queryRef.variables.archived}
          create={create}
          href={href}
        />
      </Panel>
      {isCreating && (
        <ProfileDialog
          project={project.id}
          onDone={(name) => {
            setCreating(false);
            toast(t("{name} created", { name }));
            void revalidator.revalidate();
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}
