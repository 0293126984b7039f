import { graphql, usePreloadedQuery } from "react-relay";
import type { FunnelScreenQuery } from "#web/__generated__/FunnelScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { FunnelsOff } from "./_parts/FunnelsOff.tsx";
import { NoFunnel } from "./_parts/NoFunnel.tsx";
import { DropoffPanel } from "./_parts/report/DropoffPanel.tsx";
import { FactorsPanel } from "./_parts/report/FactorsPanel.tsx";
import { FunnelKpis } from "./_parts/report/FunnelKpis.tsx";
import { FunnelSplit } from "./_parts/report/FunnelSplit.tsx";
import { FunnelTitle } from "./_parts/report/FunnelTitle.tsx";
import { FunnelTrendPanel } from "./_parts/report/FunnelTrendPanel.tsx";
import { PathsPanel } from "./_parts/report/PathsPanel.tsx";
import { StepsPanel } from "./_parts/report/StepsPanel.tsx";
import { TimesPanel } from "./_parts/report/TimesPanel.tsx";
import { pairStyle } from "./_parts/report/pairStyle.ts";

/** One funnel, for members and for the holder of a share link: its steps, and what happened between them. */
export default function FunnelScreen({ queryRef }: ScreenProps<FunnelScreenQuery>) {
  const { viewer } = usePreloadedQuery<FunnelScreenQuery>(
    graphql`
      query FunnelScreenQuery(
        $project: ID
        $number: Int!
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $by: FunnelBreakdown
        $test: ID
        $step: Int!
        $interval: Interval
        $isMember: Boolean!
      ) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            widgetId
            ...FunnelTitle_project
            ... on Project @include(if: $isMember) @alias(as: "asMember") {
              features
              ...FunnelSplit_project
            }
            funnels {
              report(funnelId: $number, range: $range, compare: $compare, filters: $filters) {
                funnel {
                  mode
                  ...FunnelTitle_funnel
                  ...StepsPanel_funnel
                  ...DropoffPanel_funnel
                  # the panels below read the steps with the hook
                  # eslint-disable-next-line relay/must-colocate-fragment-spreads
                  ...useFunnelSteps_funnel
                }
                ...FunnelTitle_report
                ...FunnelKpis_report
                ...StepsPanel_report
                ...FunnelTrendPanel_report
                ...TimesPanel_report
                ...DropoffPanel_report
                ...PathsPanel_report
                ...FunnelSplit_report
                ...FactorsPanel_report
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  const href = useProjectHref(project?.widgetId);
  if (!project) return <NoProject />;
  const { isMember, step } = queryRef.variables;
  const { report } = project.funnels;
  if (project.asMember?.features.includes("FUNNEL") === false) {
    return <FunnelsOff settingsHref={href("/website")} />;
  }
  if (!report?.funnel) return <NoFunnel {...(isMember && { listHref: href("/funnel") })} />;
  const { funnel } = report;
  return (
    <>
      <FunnelTitle
        funnel={funnel}
        report={report}
        project={project}
        canWrite={isMember && viewer.viewerCanWrite === true}
        href={href}
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, gridTemplateColumns: "minmax(0, 1fr)" })}>
        <PanelBoundary height={112}>
          <FunnelKpis report={report} mode={funnel.mode} />
        </PanelBoundary>
        <StepsPanel report={report} funnel={funnel} selected={step} />
        <DropoffPanel report={report} funnel={funnel} step={step} />
        <div css={pairStyle}>
          <FunnelTrendPanel report={report} />
          <TimesPanel report={report} />
        </div>
        <FunnelSplit report={report} project={project.asMember ?? null} funnel={funnel} />
        <FactorsPanel report={report} funnel={funnel} />
        <PathsPanel report={report} funnel={funnel} />
      </div>
    </>
  );
}
