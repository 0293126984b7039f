import { graphql, usePreloadedQuery } from "react-relay";
import type { ErrorLogScreenQuery } from "#web/__generated__/ErrorLogScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { useGoalStep } from "#web/reports/funnels/useGoalStep.ts";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { ErrorDetail } from "./_parts/ErrorDetail.tsx";
import { ErrorFilters } from "./_parts/ErrorFilters.tsx";
import { ErrorList } from "./_parts/ErrorList.tsx";
import { ErrorFilterBar } from "./_parts/narrow/ErrorFilterBar.tsx";
import { ErrorSettings } from "./_parts/ErrorSettings.tsx";

/** JavaScript errors of the tracked pages: the list of groups, or the details of one. */
export default function ErrorLogScreen({ queryRef }: ScreenProps<ErrorLogScreenQuery>) {
  const { viewer } = usePreloadedQuery<ErrorLogScreenQuery>(
    graphql`
      query ErrorLogScreenQuery(
        $project: ID
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $goal: String
        $states: [ErrorState!]
        $contains: String
        $kinds: [ErrorKind!]
        $releases: [String!]
        $assignee: Int
        $errorId: String!
        $isOne: Boolean!
        $occurrence: Int!
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          ...ErrorDetail_viewer
          ...ErrorFilterBar_viewer
          ...ErrorList_viewer
          ...ErrorSettings_viewer
          project(id: $project) {
            id
            widgetId
            ...ReportTitle_project
            ... on Project @include(if: $isMember) @alias(as: "asMember") {
              ...useGoalStep_project
            }
            traffic {
              report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
                errorLog(
                  states: $states
                  contains: $contains
                  kinds: $kinds
                  releases: $releases
                  assignee: $assignee
                ) {
                  range {
                    ...useReportRange_range
                  }
                  ...ErrorFilters_log
                  ...ErrorFilterBar_log
                  ...ErrorList_log
                }
                ...ErrorDetail_report
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const range = useReportRange(viewer.project?.traffic.report?.errorLog?.range);
  const { project } = viewer;
  const goalStep = useGoalStep(project?.asMember);
  if (!project) return <NoProject />;
  const report = project.traffic.report;
  const log = report?.errorLog;
  return (
    <>
      <ReportTitle title={t("Error log")} project={project} range={range} hasGoal={queryRef.variables.isOne}>
        <ErrorSettings viewer={viewer} projectId={project.id} />
      </ReportTitle>
      {report && queryRef.variables.isOne && (
        <ErrorDetail
          report={report}
          viewer={viewer}
          projectId={project.id}
          widgetId={project.widgetId}
          goalStep={goalStep}
        />
      )}
      {log && !queryRef.variables.isOne && (
        <div css={(theme) => ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: theme.space.two })}>
          <ErrorFilters log={log} />
          <ErrorFilterBar log={log} viewer={viewer} />
          <ErrorList log={log} viewer={viewer} projectId={project.id} />
        </div>
      )}
    </>
  );
}
