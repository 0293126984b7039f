import { graphql, usePreloadedQuery } from "react-relay";
import type { EngagementScreenQuery } from "#web/__generated__/EngagementScreenQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { EngagedPages } from "./_parts/EngagedPages.tsx";
import { EngagementFigures } from "./_parts/EngagementFigures.tsx";
import { EngagementSteps } from "./_parts/EngagementSteps.tsx";
import { FrictionPages } from "./_parts/FrictionPages.tsx";
import { ReportBody } from "#web/reports/frame/ReportBody.tsx";

/** Visit engagement. */
export default function EngagementScreen({ queryRef }: ScreenProps<EngagementScreenQuery>) {
  const { viewer } = usePreloadedQuery<EngagementScreenQuery>(
    graphql`
      query EngagementScreenQuery(
        $project: ID
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $goal: String
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            ...ReportBody_project
            traffic {
              report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
                engagement {
                  range {
                    ...useReportRange_range
                  }
                  ...EngagementFigures_engagement
                  ...EngagementSteps_engagement
                  ...EngagedPages_engagement
                  ...FrictionPages_engagement
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const range = useReportRange(viewer.project?.traffic.report?.engagement?.range);
  const { project } = viewer;
  if (!project) return <NoProject />;
  const engagement = project.traffic.report?.engagement;
  return (
    <ReportBody title={t("Engagement")} project={project} range={range} hasGoal>
      {engagement && (
        <>
          <PanelBoundary height={128}>
            <EngagementFigures engagement={engagement} />
          </PanelBoundary>
          <EngagementSteps engagement={engagement} />
          <EngagedPages engagement={engagement} />
          <FrictionPages engagement={engagement} />
        </>
      )}
    </ReportBody>
  );
}
