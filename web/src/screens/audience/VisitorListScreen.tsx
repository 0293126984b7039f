import { graphql, usePreloadedQuery } from "react-relay";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { VisitorListScreenQuery } from "#web/__generated__/VisitorListScreenQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { PlacesNote } from "#web/reports/places/PlacesNote.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { t } from "#web/texts/t.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { listKinds, withChoice } from "./_lib/listChoices.ts";
import { VisitorTable } from "./_parts/visitors/VisitorTable.tsx";

/** Visitors in a range: all, identified, or with a known email address. */
export default function VisitorListScreen({ queryRef }: ScreenProps<VisitorListScreenQuery>) {
  const { viewer } = usePreloadedQuery<VisitorListScreenQuery>(
    graphql`
      query VisitorListScreenQuery(
        $project: ID
        $range: RangeInput!
        $filters: FilterInput
        $goal: String
        $kind: VisitorKind!
        $search: String!
        $tag: String
        $order: VisitorOrder!
        $isAscending: Boolean!
        $first: Int
        $after: String
        $last: Int
        $before: String
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          viewerCanWrite
          project(id: $project) {
            ...ReportTitle_project
            ...VisitorTable_project
            ...PlacesNote_project
            audience {
              visitors(
                range: $range
                filters: $filters
                goal: $goal
                kind: $kind
                search: $search
                tag: $tag
                order: $order
                isAscending: $isAscending
                first: $first
                after: $after
                last: $last
                before: $before
              ) {
                range {
                  startDate
                  endDate
                  timezone
                }
                ...VisitorTable_page
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { kind } = queryRef.variables;
  const { project } = viewer;
  if (!project) return <NoProject />;
  const {
    audience: { visitors },
  } = project;
  const answered = visitors?.range;
  const range = answered && {
    startDate: answered.startDate,
    endDate: answered.endDate,
    timezone: answered.timezone,
  };
  const titles = listKinds.find(({ id }) => id === kind);
  const show = (id: string) => {
    const path = listKinds.find((one) => one.id === id)?.path ?? "/visitors";
    const next = withChoice(search, {});
    next.delete("cols");
    void navigate({ pathname: path, search: next.toString() });
  };
  return (
    <>
      <ReportTitle title={titles?.title ?? t("Visitors")} project={project} range={range} hasGoal>
        <SegmentedControl
          label={t("Visitor type")}
          size="medium"
          segments={listKinds.map(({ id, label }) => ({ id, label }))}
          selected={kind as (typeof listKinds)[number]["id"]}
          onSelect={show}
        />
      </ReportTitle>
      {visitors && (
        <PanelBoundary height={480}>
          <VisitorTable page={visitors} project={project} kind={kind} canWrite={viewer.viewerCanWrite} />
          <PlacesNote project={project} isUnknown={false} isMember />
        </PanelBoundary>
      )}
    </>
  );
}
