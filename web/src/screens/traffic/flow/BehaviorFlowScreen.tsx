import { graphql, usePreloadedQuery } from "react-relay";
import type { BehaviorFlowScreenQuery } from "#web/__generated__/BehaviorFlowScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/screens/_parts/NoProject.tsx";
import { ReportTitle } from "#web/screens/_parts/report/ReportTitle.tsx";
import { useReportRange } from "#web/screens/_parts/report/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { FlowChips } from "./_parts/FlowChips.tsx";
import { FlowControls } from "./_parts/FlowControls.tsx";
import { FlowPanel } from "./_parts/FlowPanel.tsx";

/** Which ways people take through the site. */
export default function BehaviorFlowScreen({ queryRef }: ScreenProps<BehaviorFlowScreenQuery>) {
  const { viewer } = usePreloadedQuery<BehaviorFlowScreenQuery>(
    graphql`
      query BehaviorFlowScreenQuery(
        $project: ID
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $goal: String
        $start: FlowStopInput
        $end: FlowStopInput
        $through: [FlowStopInput!]
        $exclude: [FlowStopInput!]
        $steps: Int!
        $grouping: [String!]
        $events: Boolean!
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            id
            ...ReportTitle_project
            traffic(range: $range, compare: $compare, filters: $filters, goal: $goal) {
              flow(
                start: $start
                end: $end
                through: $through
                exclude: $exclude
                steps: $steps
                grouping: $grouping
                events: $events
              ) {
                range {
                  ...useReportRange_range
                }
              }
              ...FlowPanel_report
            }
          }
        }
      }
    `,
    queryRef,
  );
  const range = useReportRange(viewer.project?.traffic?.flow?.range);
  const { project } = viewer;
  if (!project) return <NoProject />;
  const report = project.traffic;
  return (
    <>
      <ReportTitle title={t("Behavior flow")} project={project} range={range} hasGoal />
      <div css={(t) => ({ display: "grid", gap: t.space.oneHalf, minWidth: 0 })}>
        <FlowControls projectId={project.id} />
        <FlowChips />
        {report && <FlowPanel report={report} />}
      </div>
    </>
  );
}
