import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { TracedVisitsQuery, TracedVisitsQuery$data } from "#web/__generated__/TracedVisitsQuery.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { t } from "#web/texts/t.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";

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
        acquisitionVisits(range: $range, filters: $filters, goal: $goal, within: $within, rule: $rule) {
          totalCount
          rows {
            sessionId
            visitorId
            startedAt
            channel
            rule
            facts {
              name
              value
            }
            landing
            pageviews
            hasConverted
          }
        }
      }
    }
  }
`;

type Project = NonNullable<TracedVisitsQuery$data["viewer"]["project"]>;
type Row = NonNullable<Project["acquisitionVisits"]>["rows"][number];

const HEIGHT = 320;

/** "utm_medium=cpc, utm_source=google → Paid Search, rule 4". */
function trace({ facts, channel, rule }: Row): string {
  const said = facts.map(({ name, value }) => `${name}=${value}`).join(", ") || t("nothing said");
  const number = Number.parseInt(rule, 10);
  if (Number.isNaN(number)) return `${said} → ${channel}`;
  return t("{said} → {channel}, rule {number}", { said, channel, number });
}

export function TracedVisits({ queryRef }: { queryRef: PreloadedQuery<TracedVisitsQuery> }) {
  const { project } = usePreloadedQuery<TracedVisitsQuery>(tracedVisitsQuery, queryRef).viewer;
  const hasRoute = useHasRoute();
  const href = useProjectHref(project?.widgetId);
  const found = project?.acquisitionVisits;
  if (!project || !found) return null;
  const columns: Column<Row>[] = [
    { id: "trace", title: t("What the visit said"), value: trace, sortable: false },
    { id: "landing", title: t("Landing page"), value: (row) => row.landing, width: 140, wideOnly: true },
    { id: "views", title: t("Views"), numeric: true, width: 66, value: (row) => row.pageviews },
    {
      id: "converted",
      title: t("Converted"),
      value: (row) => (row.hasConverted ? t("Yes") : t("No")),
      width: 92,
      wideOnly: true,
    },
    {
      id: "started",
      title: t("When"),
      value: (row) => row.startedAt,
      render: (row) => <RelativeTime at={row.startedAt} {...(project.timezone ? { zone: project.timezone } : {})} />,
      width: 132,
    },
  ];
  const profile = (row: Row) => `/profile/${row.visitorId}`;
  const first = found.rows[0];
  return (
    <>
      <Table
        label={t("Visits")}
        columns={columns}
        rows={found.rows}
        rowId={(row) => row.sessionId}
        height={HEIGHT}
        defaultSort={{ column: "started", direction: "descending" }}
        empty={<EmptyState title={t("This rule decided no visit of the range")} minHeight={HEIGHT} />}
        {...(first && hasRoute(profile(first)) ? { rowHref: (row: Row) => href(profile(row)) } : {})}
      />
      {first && (
        <p css={(t) => ({ paddingTop: t.space.one, color: t.color.muted, fontSize: t.size.small })}>
          {t("The newest {shown} of {total}", {
            shown: exactNumber(found.rows.length),
            total: exactNumber(found.totalCount),
          })}
        </p>
      )}
    </>
  );
}
