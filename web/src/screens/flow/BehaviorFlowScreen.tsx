import { graphql, usePreloadedQuery } from "react-relay";
import type { BehaviorFlowScreenQuery } from "#web/__generated__/BehaviorFlowScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { AroundPanel } from "./_parts/AroundPanel.tsx";
import { ComparedFlows } from "./_parts/ComparedFlows.tsx";
import { FlowChips } from "./_parts/FlowChips.tsx";
import { FlowControls } from "./_parts/FlowControls.tsx";
import { FlowPanel } from "./_parts/FlowPanel.tsx";

/** The paths that visitors take through the site. */
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
        $around: FlowStopInput!
        $isAround: Boolean!
        $isWhole: Boolean!
        $isCompared: Boolean!
        $leftFilters: FilterInput
        $rightFilters: FilterInput
        $leftConverted: Boolean
        $rightConverted: Boolean
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            id
            ...ReportTitle_project
            traffic {
              report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
                flow(
                  start: $start
                  end: $end
                  through: $through
                  exclude: $exclude
                  steps: $steps
                  grouping: $grouping
                  events: $events
                ) @include(if: $isWhole) {
                  range {
                    ...useReportRange_range
                  }
                }
                flowAround(stop: $around, exclude: $exclude, grouping: $grouping, events: $events)
                  @include(if: $isAround) {
                  range {
                    ...useReportRange_range
                  }
                }
                ...FlowPanel_report @include(if: $isWhole) @alias(as: "whole")
                ...AroundPanel_report @include(if: $isAround) @alias(as: "middle")
              }
              left: report(range: $range, compare: $compare, filters: $leftFilters, goal: $goal)
                @include(if: $isCompared) {
                flow(
                  start: $start
                  end: $end
                  through: $through
                  exclude: $exclude
                  steps: $steps
                  grouping: $grouping
                  events: $events
                  converted: $leftConverted
                ) {
                  range {
                    ...useReportRange_range
                  }
                }
                ...FlowPanel_report @arguments(converted: $leftConverted)
              }
              right: report(range: $range, compare: $compare, filters: $rightFilters, goal: $goal)
                @include(if: $isCompared) {
                ...FlowPanel_report @arguments(converted: $rightConverted)
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { report, left, right } = viewer.project?.traffic ?? {};
  const range = useReportRange((report?.flow ?? report?.flowAround ?? left?.flow)?.range);
  const { project } = viewer;
  if (!project) return <NoProject />;
  return (
    <>
      <ReportTitle title={t("Behavior flow")} project={project} range={range} hasGoal />
      <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf, minWidth: 0 })}>
        <FlowControls projectId={project.id} />
        <FlowChips />
        {report?.whole && <FlowPanel report={report.whole} />}
        {report?.middle && <AroundPanel report={report.middle} />}
        {left && right && <ComparedFlows left={left} right={right} />}
      </div>
    </>
  );
}
