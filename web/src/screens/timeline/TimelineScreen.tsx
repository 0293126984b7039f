import { graphql, usePreloadedQuery } from "react-relay";
import type { TimelineScreenQuery } from "#web/__generated__/TimelineScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { BeforeAfter } from "./_parts/BeforeAfter.tsx";
import { EntryChange } from "./_parts/EntryChange.tsx";
import { TimelineFilters } from "./_parts/TimelineFilters.tsx";
import { TimelineList } from "./_parts/TimelineList.tsx";

/** All changes that can affect the numbers, and the effect of each. */
export default function TimelineScreen({ queryRef }: ScreenProps<TimelineScreenQuery>) {
  const { viewer } = usePreloadedQuery<TimelineScreenQuery>(
    graphql`
      query TimelineScreenQuery(
        $project: ID
        $range: RangeInput!
        $kinds: [TimelineKind!]
        $userId: Int
        $contains: String
        $at: LocalMoment!
        $hasAt: Boolean!
        $until: LocalMoment
        $metric: EffectMetric!
        $days: Int!
        $goal: String
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            ...ReportTitle_project
            timeline {
              list(range: $range, kinds: $kinds, userId: $userId, contains: $contains) {
                range {
                  ...useReportRange_range
                }
              }
            }
            ...TimelineFilters_project
            ...TimelineList_project
            ...EntryChange_project
            ...BeforeAfter_project
          }
        }
      }
    `,
    queryRef,
  );
  const range = useReportRange(viewer.project?.timeline.list?.range);
  const { project } = viewer;
  if (!project) return <NoProject />;
  return (
    <>
      <ReportTitle title={t("Timeline")} project={project} range={range} hasFilters={false} hasGoal hasNotes />
      <TimelineFilters project={project} />
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          alignItems: "start",
          gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 460px)",
          "@media (max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)" },
        })}
      >
        <TimelineList project={project} />
        <div
          css={(theme) => ({
            minWidth: 0,
            position: "sticky",
            top: `calc(var(--sticky-top, 0px) + ${theme.space.two}px)`,
            // when stacked, the selected entry comes first
            "@media (max-width: 1023px)": {
              position: "static",
              order: -1,
              display: queryRef.variables.hasAt ? undefined : "none",
            },
          })}
        >
          <EntryChange project={project} />
          <BeforeAfter project={project} />
        </div>
      </div>
    </>
  );
}
