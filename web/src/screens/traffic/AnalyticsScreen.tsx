import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useParams } from "react-router-dom";
import type { AnalyticsScreenQuery } from "#web/__generated__/AnalyticsScreenQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { KpiRow } from "#web/reports/charts/KpiRow.tsx";
import { TrafficChart } from "#web/reports/charts/TrafficChart.tsx";
import { t } from "#web/texts/t.ts";
import { pairGroups } from "#web/reports/drilldown/drillPairs.ts";
import { drillAddress } from "#web/reports/drilldown/drillAddress.ts";
import { DrillPairs } from "./_parts/DrillPairs.tsx";
import { DrillPanel } from "./_parts/DrillPanel.tsx";
import { VisitorsLink } from "./_parts/VisitorsLink.tsx";

/** Drills down by one dimension after another: pressing a row narrows the report by one pair. */
export default function AnalyticsScreen({ queryRef }: ScreenProps<AnalyticsScreenQuery>) {
  const { viewer } = usePreloadedQuery<AnalyticsScreenQuery>(
    graphql`
      query AnalyticsScreenQuery(
        $project: ID
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $goal: String
        $metric: Metric!
        $interval: Interval
        $by: Dimension!
        $offset: Int!
        $hasPlaces: Boolean = false
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            ...ReportTitle_project
            ...DrillPanel_project
            traffic {
              report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
                summary {
                  range {
                    startDate
                    endDate
                    timezone
                  }
                }
                ...KpiRow_report
                ...TrafficChart_report
                ...DrillPanel_report
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const drill = drillAddress(useParams());
  const { project } = viewer;
  if (!project) return <NoProject />;
  if (!drill) return <Navigate to="/analytics" replace />;
  const report = project.traffic.report;
  const answered = report?.summary?.range;
  const range = answered && {
    startDate: answered.startDate,
    endDate: answered.endDate,
    timezone: answered.timezone,
  };
  const share = { module: "ANALYTICS" as const };
  return (
    <>
      <ReportTitle title={t("Traffic")} project={project} range={range} share={share} hasGoal hasNotes>
        {queryRef.variables.isMember && <VisitorsLink drill={drill} />}
      </ReportTitle>
      <DrillPairs drill={drill} />
      {report && (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
          <PanelBoundary height={128}>
            <KpiRow report={report} canChooseGoal={queryRef.variables.isMember} filters={pairGroups(drill.pairs)} />
          </PanelBoundary>
          <TrafficChart report={report} />
          <DrillPanel
            report={report}
            drill={drill}
            by={queryRef.variables.by}
            offset={queryRef.variables.offset}
            project={project}
            isMember={queryRef.variables.isMember}
          />
        </div>
      )}
    </>
  );
}
