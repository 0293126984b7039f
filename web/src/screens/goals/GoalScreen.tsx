import type { CSSObject, Theme } from "@emotion/react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { GoalScreenQuery } from "#web/__generated__/GoalScreenQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { NoGoal } from "./_parts/NoGoal.tsx";
import { ConvertedVisits } from "./_parts/report/ConvertedVisits.tsx";
import { GoalDelay } from "./_parts/report/GoalDelay.tsx";
import { GoalKpis } from "./_parts/report/GoalKpis.tsx";
import { GoalSources } from "./_parts/report/GoalSources.tsx";
import { GoalTitle } from "./_parts/report/GoalTitle.tsx";
import { GoalTrend } from "./_parts/report/GoalTrend.tsx";
import { PagesBefore } from "./_parts/report/PagesBefore.tsx";

/** Three panels of the same height: side by side, two below the first, or one below the other. */
const pathStyle = (theme: Theme): CSSObject => ({
  display: "grid",
  gap: theme.space.two,
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  "@media (max-width: 1200px)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > :first-of-type": { gridColumn: "1 / -1" },
  },
  [theme.media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

/** One goal: its conversions, sources, preceding paths and sessions. */
export default function GoalScreen({ queryRef }: ScreenProps<GoalScreenQuery>) {
  const { viewer } = usePreloadedQuery<GoalScreenQuery>(
    graphql`
      query GoalScreenQuery(
        $project: ID
        $number: Int!
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $metric: Metric!
        $by: Dimension!
        $isMember: Boolean!
      ) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            ...GoalTitle_project
            goals {
              goal(goalProfileId: $number) {
                key
                ...GoalTitle_goal
                report(range: $range, compare: $compare, filters: $filters) {
                  ...GoalTitle_report
                  ...GoalKpis_report
                  ...PagesBefore_report
                  ...GoalDelay_report
                  ...ConvertedVisits_report
                  traffic {
                    ...GoalTrend_report
                    ...GoalSources_report
                  }
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  if (!project) return <NoProject />;
  const {
    goals: { goal },
  } = project;
  if (!goal) return <NoGoal />;
  const { report } = goal;
  return (
    <>
      <GoalTitle goal={goal} report={report} project={project} canWrite={viewer.viewerCanWrite ?? false} />
      {report && (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
          <PanelBoundary height={112}>
            <GoalKpis report={report} goalKey={goal.key} />
          </PanelBoundary>
          {report.traffic && <GoalTrend report={report.traffic} />}
          {report.traffic && <GoalSources report={report.traffic} goalKey={goal.key} />}
          <div css={pathStyle}>
            <PagesBefore report={report} />
            <GoalDelay report={report} />
          </div>
          <ConvertedVisits report={report} />
        </div>
      )}
    </>
  );
}
