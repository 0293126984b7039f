import { lazy, Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation } from "react-router-dom";
import type { DashboardScreenQuery } from "#web/__generated__/DashboardScreenQuery.graphql.ts";
import { useHasRecordings } from "#web/layout/recordingAccess.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ActiveHoursPanel } from "./_parts/ActiveHoursPanel.tsx";
import { CountriesPanel } from "./_parts/CountriesPanel.tsx";
import { DashboardTitle } from "./_parts/DashboardTitle.tsx";
import { DevicesPanel } from "./_parts/DevicesPanel.tsx";
import { FrictionStrip } from "./_parts/FrictionStrip.tsx";
import { GoalStrip } from "./_parts/GoalStrip.tsx";
import { KpiRow } from "#web/reports/charts/KpiRow.tsx";
import { LiveRefresh } from "./_parts/LiveRefresh.tsx";
import { NewestFeedback } from "./_parts/NewestFeedback.tsx";
import { OpensToday } from "./_parts/OpensToday.tsx";
import { PagesPanel } from "./_parts/PagesPanel.tsx";
import { Quickstart } from "./_parts/Quickstart.tsx";
import { SourcesPanel } from "./_parts/SourcesPanel.tsx";
import { TrafficChart } from "#web/reports/charts/TrafficChart.tsx";
import { WhenNear } from "#web/ui/layout/WhenNear.tsx";
import { TwoColumns } from "./_parts/TwoColumns.tsx";

// with the code of tables, which the first numbers don't need
const FrictionCost = lazy(() => import("./_parts/FrictionCost.tsx").then((chunk) => ({ default: chunk.FrictionCost })));
const DifferencePanel = lazy(() =>
  import("./_parts/difference/DifferencePanel.tsx").then((chunk) => ({ default: chunk.DifferencePanel })),
);
const NewestRecordings = lazy(() =>
  import("./_parts/NewestRecordings.tsx").then((chunk) => ({ default: chunk.NewestRecordings })),
);

/** The cards in px, with their header. */
const DIFFERENCE_HEIGHT = 566;
const FRICTION_HEIGHT = 164;
const FRICTION_COST_HEIGHT = 246;
const FEEDBACK_HEIGHT = 192;
const HOURS_HEIGHT = 322;
const RECORDINGS_HEIGHT = 268;

export default function DashboardScreen({ queryRef }: ScreenProps<DashboardScreenQuery>) {
  const { viewer } = usePreloadedQuery<DashboardScreenQuery>(
    graphql`
      query DashboardScreenQuery(
        $project: ID
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $goal: String
        $metric: Metric!
        $interval: Interval
        $pages: Dimension!
        $sources: Dimension!
        $devices: Dimension!
        $places: Dimension = REGION
        $hasPlaces: Boolean = false
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          landsOnOverview @include(if: $isMember)
          viewerCanWrite
          ...NoProject_viewer @include(if: $isMember) @alias(as: "noProject")
          ...Quickstart_viewer @include(if: $isMember) @alias(as: "quickstart")
          project(id: $project) {
            id
            ...DashboardTitle_project
            ...CountriesPanel_project
            ...OpensToday_project @include(if: $isMember) @alias(as: "opensToday")
            ...GoalStrip_project @include(if: $isMember) @alias(as: "goalStrip")
            traffic {
              report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
                ...KpiRow_report
                ...TrafficChart_report
                ...PagesPanel_report
                ...SourcesPanel_report
                ...CountriesPanel_report
                ...DevicesPanel_report
                ...ActiveHoursPanel_report
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer.project;
  const hasRecordings = useHasRecordings();
  const { pathname, search } = useLocation();
  // members whose start page is the overview reach the dashboard through a project in the URL
  if (viewer.landsOnOverview === true && pathname === "/" && search === "") return <Navigate to="/overview" replace />;
  if (!project) return <NoProject viewer={viewer.noProject ?? null} />;
  const report = project.traffic.report;
  return (
    <>
      {project.opensToday && <OpensToday project={project.opensToday} />}
      <DashboardTitle project={project} />
      {viewer.quickstart && (
        <div data-print="no">
          <Quickstart viewer={viewer.quickstart} />
        </div>
      )}
      {/* the first screen of a session doesn't know its project before its data */}
      {viewer.quickstart && <LiveRefresh key={project.id} projectId={project.id} />}
      {report && (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
          <PanelBoundary height={128}>
            <KpiRow report={report} canChooseGoal={queryRef.variables.isMember} />
          </PanelBoundary>
          <TrafficChart report={report} />
          {project.goalStrip && <GoalStrip project={project.goalStrip} canWrite={viewer.viewerCanWrite ?? false} />}
          <WhenNear height={FRICTION_HEIGHT}>
            <FrictionStrip variables={queryRef.variables} canFollow={queryRef.variables.isMember} />
          </WhenNear>
          {queryRef.variables.isMember && (
            <WhenNear height={FRICTION_COST_HEIGHT}>
              <Suspense>
                <FrictionCost variables={queryRef.variables} />
              </Suspense>
            </WhenNear>
          )}
          <WhenNear height={DIFFERENCE_HEIGHT}>
            <Suspense>
              <DifferencePanel variables={queryRef.variables} />
            </Suspense>
          </WhenNear>
          <TwoColumns>
            <PagesPanel report={report} />
            <SourcesPanel report={report} />
          </TwoColumns>
          <CountriesPanel report={report} project={project} isMember={queryRef.variables.isMember} />
          <DevicesPanel report={report} />
          <WhenNear height={HOURS_HEIGHT}>
            <ActiveHoursPanel report={report} />
          </WhenNear>
          {hasRecordings && queryRef.variables.isMember && (
            <WhenNear height={RECORDINGS_HEIGHT}>
              <Suspense>
                <NewestRecordings variables={queryRef.variables} />
              </Suspense>
            </WhenNear>
          )}
          {queryRef.variables.isMember && (
            <WhenNear height={FEEDBACK_HEIGHT}>
              <NewestFeedback projectId={project.id} />
            </WhenNear>
          )}
        </div>
      )}
    </>
  );
}
