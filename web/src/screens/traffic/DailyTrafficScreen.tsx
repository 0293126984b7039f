import { graphql, usePreloadedQuery } from "react-relay";
import type { DailyTrafficScreenQuery } from "#web/__generated__/DailyTrafficScreenQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { DayLine } from "./_parts/daily/DayLine.tsx";
import { DayTable } from "./_parts/daily/DayTable.tsx";
import { ReportBody } from "#web/reports/frame/ReportBody.tsx";

/** The daily totals, with unusual days marked. */
export default function DailyTrafficScreen({ queryRef }: ScreenProps<DailyTrafficScreenQuery>) {
  const { viewer } = usePreloadedQuery<DailyTrafficScreenQuery>(
    graphql`
      query DailyTrafficScreenQuery(
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
                daily {
                  range {
                    ...useReportRange_range
                  }
                }
                ...DayLine_report
                ...DayTable_report
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const range = useReportRange(viewer.project?.traffic.report?.daily?.range);
  const { project } = viewer;
  if (!project) return <NoProject />;
  const report = project.traffic.report;
  return (
    <ReportBody title={t("Daily traffic")} project={project} range={range} hasGoal hasNotes>
      {report && (
        <>
          <DayLine report={report} />
          <PanelBoundary height={400}>
            <DayTable report={report} />
          </PanelBoundary>
        </>
      )}
    </ReportBody>
  );
}
