import { graphql, useFragment } from "react-relay";
import type { DashboardTitle_project$key } from "#web/__generated__/DashboardTitle_project.graphql.ts";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { t } from "#web/texts/t.ts";

export function DashboardTitle({ project }: { project: DashboardTitle_project$key }) {
  const data = useFragment(
    graphql`
      fragment DashboardTitle_project on Project {
        ...ReportTitle_project
        traffic {
          report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
            summary {
              range {
                startDate
                endDate
                timezone
              }
            }
          }
        }
      }
    `,
    project,
  );
  const share = { module: "DASHBOARD" as const };
  const answered = data.traffic.report?.summary?.range;
  const range = answered && {
    startDate: answered.startDate,
    endDate: answered.endDate,
    timezone: answered.timezone,
  };
  return <ReportTitle title={t("Dashboard")} project={data} range={range} share={share} hasGoal hasNotes />;
}
