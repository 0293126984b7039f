import { graphql, usePreloadedQuery } from "react-relay";
import type { HourlyTrafficScreenQuery } from "#web/__generated__/HourlyTrafficScreenQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { ClockSwitch } from "./_parts/daily/ClockSwitch.tsx";
import { HourBars } from "./_parts/daily/HourBars.tsx";
import { HourTable } from "./_parts/daily/HourTable.tsx";
import { ReportBody } from "#web/reports/frame/ReportBody.tsx";
import { WeekGrid } from "./_parts/daily/WeekGrid.tsx";

/** Traffic by hour of day. */
export default function HourlyTrafficScreen({ queryRef }: ScreenProps<HourlyTrafficScreenQuery>) {
  const { viewer } = usePreloadedQuery<HourlyTrafficScreenQuery>(
    graphql`
      query HourlyTrafficScreenQuery(
        $project: ID
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $goal: String
        $metric: Metric!
        $weekday: Int
        $clock: ReportClock!
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            ...ReportBody_project
            traffic {
              report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
                hourly(weekday: $weekday, clock: $clock) {
                  range {
                    ...useReportRange_range
                  }
                }
                ...HourBars_report
                ...WeekGrid_report
                ...HourTable_report
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const range = useReportRange(viewer.project?.traffic.report?.hourly?.range);
  const { project } = viewer;
  if (!project) return <NoProject />;
  const report = project.traffic.report;
  return (
    <ReportBody title={t("Hourly traffic")} project={project} range={range} hasGoal choices={<ClockSwitch />}>
      {report && (
        <>
          <HourBars report={report} />
          <WeekGrid report={report} />
          <PanelBoundary height={400}>
            <HourTable report={report} />
          </PanelBoundary>
        </>
      )}
    </ReportBody>
  );
}
