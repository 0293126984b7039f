import { graphql, usePreloadedQuery } from "react-relay";
import type { AcquisitionScreenQuery } from "#web/__generated__/AcquisitionScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { useGoalStep } from "#web/reports/funnels/useGoalStep.ts";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { levels } from "./_lib/acquisitionChoices.ts";
import { AcquisitionChart } from "./_parts/AcquisitionChart.tsx";
import { AcquisitionPanel } from "./_parts/AcquisitionPanel.tsx";
import { AcquisitionTrail } from "./_parts/AcquisitionTrail.tsx";
import { RulesPanel } from "./_parts/RulesPanel.tsx";
import { UtmBuilder } from "./_parts/UtmBuilder.tsx";

const share = { module: "ACQUISITION" as const };

/** The sources of sessions, their results, and why each session has its channel. */
export default function AcquisitionScreen({ queryRef }: ScreenProps<AcquisitionScreenQuery>) {
  const { viewer } = usePreloadedQuery<AcquisitionScreenQuery>(
    graphql`
      query AcquisitionScreenQuery(
        $project: ID
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $goal: String
        $within: AcquisitionWithinInput
        $level: AcquisitionLevel!
        $model: AttributionModel!
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            id
            ...ReportTitle_project
            ... on Project @include(if: $isMember) @alias(as: "asMember") {
              ...useGoalStep_project
            }
            acquisition {
              report(range: $range, compare: $compare, filters: $filters, goal: $goal, within: $within) {
                table(level: $level, model: $model, limit: 100) @catch(to: NULL) {
                  range {
                    ...useReportRange_range
                  }
                }
                ...AcquisitionPanel_report
                ...AcquisitionChart_report
                ...RulesPanel_report
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { project } = viewer;
  const goalStep = useGoalStep(project?.asMember);
  const range = useReportRange(project?.acquisition.report?.table?.range);
  if (!project) return <NoProject />;
  const report = project.acquisition.report;
  const { isMember } = queryRef.variables;
  const level = levels.find((one) => one === queryRef.variables.level) ?? "CHANNEL";
  return (
    <>
      <ReportTitle title={t("Acquisition")} project={project} range={range} share={share} hasGoal hasNotes />
      {report && (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
          <AcquisitionTrail goalStep={goalStep} />
          <AcquisitionChart report={report} level={level} />
          <AcquisitionPanel report={report} level={level} goalStep={goalStep} />
          <div
            css={(theme) => ({
              display: "grid",
              alignItems: "start",
              gap: theme.space.two,
              gridTemplateColumns: "repeat(auto-fit, minmax(min(max(420px, 40%), 100%), 1fr))",
            })}
          >
            <RulesPanel report={report} projectId={project.id} isMember={isMember} />
            {isMember && <UtmBuilder />}
          </div>
        </div>
      )}
    </>
  );
}
