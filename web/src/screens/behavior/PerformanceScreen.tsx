import { graphql, usePreloadedQuery } from "react-relay";
import type { PerformanceScreenQuery } from "#web/__generated__/PerformanceScreenQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { ReportBody } from "#web/reports/frame/ReportBody.tsx";
import { VitalCards } from "./_parts/VitalCards.tsx";
import { VitalLine } from "./_parts/VitalLine.tsx";
import { VitalTable } from "./_parts/VitalTable.tsx";

/** The pages' load performance for real visitors. */
export default function PerformanceScreen({ queryRef }: ScreenProps<PerformanceScreenQuery>) {
  const { viewer } = usePreloadedQuery<PerformanceScreenQuery>(
    graphql`
      query PerformanceScreenQuery(
        $project: ID
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $goal: String
        $dimension: PerformanceDimension!
        $vital: VitalName!
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            ...ReportBody_project
            traffic {
              report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
                ...VitalLine_report
                performance(dimension: $dimension, vital: $vital) {
                  range {
                    ...useReportRange_range
                  }
                  ...VitalCards_performance
                  ...VitalLine_performance
                  ...VitalTable_performance
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const range = useReportRange(viewer.project?.traffic.report?.performance?.range);
  const { project } = viewer;
  if (!project) return <NoProject />;
  const {
    traffic: { report: traffic },
  } = project;
  const performance = traffic?.performance;
  return (
    <ReportBody title={t("Performance")} project={project} range={range}>
      {traffic && performance && (
        <>
          <PanelBoundary height={160}>
            <VitalCards performance={performance} />
          </PanelBoundary>
          <VitalLine performance={performance} report={traffic} />
          <VitalTable performance={performance} />
        </>
      )}
    </ReportBody>
  );
}
