import { Plus } from "lucide-react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { GoalsScreenQuery } from "#web/__generated__/GoalsScreenQuery.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { formatRange } from "#web/reports/frame/formatRange.ts";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { goalLists } from "./_lib/goalChoices.ts";
import { GoalTable } from "./_parts/list/GoalTable.tsx";

/** The project's goals and the results of each. */
export default function GoalsScreen({ queryRef }: ScreenProps<GoalsScreenQuery>) {
  const { viewer } = usePreloadedQuery<GoalsScreenQuery>(
    graphql`
      query GoalsScreenQuery($project: ID, $range: RangeInput!, $archived: Boolean!) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            goals {
              list(range: $range, archived: $archived, first: 100) {
                range {
                  ...useReportRange_range
                }
              }
            }
            ...GoalTable_project
          }
        }
      }
    `,
    queryRef,
  );
  const [list, choose] = useSearchChoice("list", goalLists, "active");
  const range = useReportRange(viewer?.project?.goals.list?.range);
  const project = viewer?.project;
  if (!project) return <NoProject />;
  const canWrite = viewer.viewerCanWrite ?? false;
  return (
    <>
      <PageTitle
        title={t("Goals")}
        description={range && formatRange(range)}
        actions={
          canWrite && (
            <Link href="/goals/new" css={buttonStyle("primary")}>
              <Plus size={16} aria-hidden /> {t("New goal")}
            </Link>
          )
        }
      />
      <Panel
        title={list === "active" ? t("Active goals") : t("Archived goals")}
        definition={t(
          "Actions that count as conversions. New goals also count past sessions where the stored data allows it.",
        )}
        flush
        height={280}
        actions={
          <SegmentedControl
            label={t("Filter goals")}
            segments={[
              { id: "active", label: t("Active") },
              { id: "archived", label: t("Archived") },
            ]}
            selected={list}
            onSelect={choose}
          />
        }
      >
        <GoalTable project={project} canWrite={canWrite} isArchive={queryRef.variables.archived} />
      </Panel>
    </>
  );
}
