import { Plus } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, usePreloadedQuery } from "react-relay";
import type { FunnelListScreenQuery } from "#web/__generated__/FunnelListScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { formatRange } from "#web/reports/frame/formatRange.ts";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { funnelLists } from "./_lib/funnelChoices.ts";
import { FunnelsOff } from "./_parts/FunnelsOff.tsx";
import { FunnelTable } from "./_parts/list/FunnelTable.tsx";
import { QuotaBanner } from "./_parts/QuotaBanner.tsx";

/** The project's funnels and the conversion of each. */
export default function FunnelListScreen({ queryRef }: ScreenProps<FunnelListScreenQuery>) {
  const { viewer } = usePreloadedQuery<FunnelListScreenQuery>(
    graphql`
      query FunnelListScreenQuery($project: ID, $range: RangeInput!, $archived: Boolean!) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            widgetId
            features
            funnels {
              list(range: $range, archived: $archived, first: 100) {
                range {
                  ...useReportRange_range
                }
              }
            }
            quota(for: FUNNELS) {
              message
            }
            ...FunnelTable_project
            ...QuotaBanner_project
          }
        }
      }
    `,
    queryRef,
  );
  const [list, choose] = useSearchChoice("list", funnelLists, "active");
  const project = viewer?.project;
  const range = useReportRange(project?.funnels.list?.range);
  const href = useProjectHref(project?.widgetId);
  if (!project) return <NoProject />;
  if (!project.features.includes("FUNNEL")) return <FunnelsOff settingsHref={href("/website")} />;
  const canWrite = viewer.viewerCanWrite ?? false;
  const create = canWrite && !project.quota?.message && (
    <Link href={href("/funnel/new")} css={buttonStyle("primary")}>
      <Plus size={16} aria-hidden /> {t("New funnel")}
    </Link>
  );
  return (
    <>
      <PageTitle title={t("Funnels")} description={range && formatRange(range)} actions={create} />
      {canWrite && <QuotaBanner project={project} />}
      <Panel
        title={list === "active" ? t("Active funnels") : t("Archived funnels")}
        definition={t(
          "How many visitors get from the first step to the last one. Every funnel covers all stored traffic, also from before it was created.",
        )}
        flush
        height={144}
        actions={
          <SegmentedControl
            label={t("Filter funnels")}
            segments={[
              { id: "active", label: t("Active") },
              { id: "archived", label: t("Archived") },
            ]}
            selected={list}
            onSelect={choose}
          />
        }
      >
        <FunnelTable
          project={project}
          canWrite={canWrite}
          isArchive={queryRef.variables.archived}
          create={create}
          href={href}
        />
      </Panel>
    </>
  );
}
