import { graphql, usePreloadedQuery } from "react-relay";
import type { RetentionScreenQuery } from "#web/__generated__/RetentionScreenQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { RetentionActs } from "./_parts/RetentionActs.tsx";
import { RetentionPanel } from "./_parts/RetentionPanel.tsx";
import { RetentionSplit } from "./_parts/RetentionSplit.tsx";

const share = { module: "RETENTION" as const };

/** Returning visitors by cohort. */
export default function RetentionScreen({ queryRef }: ScreenProps<RetentionScreenQuery>) {
  const { viewer } = usePreloadedQuery<RetentionScreenQuery>(
    graphql`
      query RetentionScreenQuery(
        $project: ID
        $range: RangeInput!
        $filters: FilterInput
        $period: RetentionPeriod
        $columns: Int!
        $start: RetentionActInput
        $return: RetentionActInput
        $by: RetentionDimension!
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            id
            ...ReportTitle_project
            retention {
              report(
                range: $range
                filters: $filters
                period: $period
                columns: $columns
                start: $start
                return: $return
              ) {
                table @catch(to: NULL) {
                  range {
                    ...useReportRange_range
                  }
                }
                ...RetentionPanel_report
                ...RetentionSplit_report
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { project } = viewer;
  const range = useReportRange(project?.retention.report?.table?.range);
  if (!project) return <NoProject />;
  const report = project.retention.report;
  const { isMember } = queryRef.variables;
  return (
    <>
      <ReportTitle title={t("Retention")} project={project} range={range} share={share} />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
        <RetentionActs projectId={project.id} isMember={isMember} />
        {report && (
          <>
            <PanelBoundary height={400}>
              <RetentionPanel report={report} projectId={project.id} isMember={isMember} />
            </PanelBoundary>
            <RetentionSplit report={report} />
          </>
        )}
      </div>
    </>
  );
}
