import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { TracedVisitsQuery, TracedVisitsQuery$data } from "#web/__generated__/TracedVisitsQuery.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { TracedVisit } from "./TracedVisit.tsx";

export const tracedVisitsQuery = graphql`
  query TracedVisitsQuery(
    $project: ID!
    $range: RangeInput!
    $filters: FilterInput
    $goal: String
    $within: AcquisitionWithinInput
    $rule: String
  ) @throwOnFieldError {
    viewer {
      project(id: $project) {
        widgetId
        timezone
        acquisition {
          visits(range: $range, filters: $filters, goal: $goal, within: $within, rule: $rule) {
            totalCount
            rows {
              sessionId
              visitorId
              ...TracedVisit_visit
            }
          }
        }
      }
    }
  }
`;

type Project = NonNullable<TracedVisitsQuery$data["viewer"]["project"]>;
type Visit = NonNullable<Project["acquisition"]["visits"]>["rows"][number];

const HEIGHT = 320;

export function TracedVisits({ queryRef }: { queryRef: PreloadedQuery<TracedVisitsQuery> }) {
  const { project } = usePreloadedQuery<TracedVisitsQuery>(tracedVisitsQuery, queryRef).viewer;
  const hasRoute = useHasRoute();
  const href = useProjectHref(project?.widgetId);
  const found = project?.acquisition.visits;
  if (!project || !found) return null;
  const profile = (row: Visit) => `/profile/${row.visitorId}`;
  const first = found.rows[0];
  return (
    <>
      {first ? (
        <ol aria-label={t("Sessions")} css={{ margin: 0, padding: 0, listStyle: "none" }}>
          {found.rows.map((row) => (
            <TracedVisit
              key={row.sessionId}
              visit={row}
              zone={project.timezone ?? undefined}
              href={hasRoute(profile(row)) ? href(profile(row)) : undefined}
            />
          ))}
        </ol>
      ) : (
        <EmptyState title={t("No sessions in this range matched this rule")} minHeight={HEIGHT} />
      )}
      {first && (
        <p css={(theme) => ({ paddingTop: theme.space.one, color: theme.color.muted, fontSize: theme.size.small })}>
          {t("Latest {shown} of {total}", {
            shown: exactNumber(found.rows.length),
            total: exactNumber(found.totalCount),
          })}
        </p>
      )}
    </>
  );
}
