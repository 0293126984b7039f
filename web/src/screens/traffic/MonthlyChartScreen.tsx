import { graphql, usePreloadedQuery } from "react-relay";
import type { MonthlyChartScreenQuery } from "#web/__generated__/MonthlyChartScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { t } from "#web/texts/t.ts";
import { MonthlyChartPanel } from "./_parts/monthly/MonthlyChartPanel.tsx";
import { MonthTable } from "./_parts/monthly/MonthTable.tsx";

/** The long-term trend: by month, year over year. */
export default function MonthlyChartScreen({ queryRef }: ScreenProps<MonthlyChartScreenQuery>) {
  const { viewer } = usePreloadedQuery<MonthlyChartScreenQuery>(
    graphql`
      query MonthlyChartScreenQuery($project: ID, $months: Int!, $filters: FilterInput, $isMember: Boolean!)
      @preloadable
      @throwOnFieldError {
        viewer {
          project(id: $project) {
            ...ReportTitle_project
            traffic {
              monthlyChart(months: $months, filters: $filters) {
                timezone
                ...MonthlyChartPanel_chart
                ...MonthTable_chart
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { project } = viewer;
  if (!project) return <NoProject />;
  const chart = project.traffic.monthlyChart;
  return (
    <>
      <ReportTitle
        title={t("Monthly chart")}
        project={project}
        range={chart && { timezone: chart.timezone }}
        hasNotes
      />
      {chart && (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
          <MonthlyChartPanel chart={chart} />
          <MonthTable chart={chart} />
        </div>
      )}
    </>
  );
}
