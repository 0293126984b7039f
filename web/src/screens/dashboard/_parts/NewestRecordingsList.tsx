import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type {
  NewestRecordingsListQuery,
  NewestRecordingsListQuery$data,
} from "#web/__generated__/NewestRecordingsListQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { t } from "#web/texts/t.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";

export const newestRecordingsListQuery = graphql`
  query NewestRecordingsListQuery($project: ID, $range: RangeInput!, $filters: FilterInput) @throwOnFieldError {
    viewer {
      project(id: $project) {
        widgetId
        recordings {
          list(range: $range, filters: $filters, withoutInternal: true, first: 5) {
            edges {
              node {
                key
                startedAt
                durationMs
                pageviews
                rageClicks
                errors
                country
                device
                visitor {
                  visitorId
                  userId
                  name
                  email
                }
              }
            }
          }
        }
      }
    }
  }
`;

type Project = NonNullable<NewestRecordingsListQuery$data["viewer"]["project"]>;
type Row = NonNullable<Project["recordings"]["list"]>["edges"][number]["node"];

const name = ({ visitor: { visitorId, userId, name: own, email } }: Row) =>
  visitorName({ visitorId, userId, name: own, email });

const columns: Column<Row>[] = [
  { id: "visitor", title: t("Visitor"), sortable: false, value: name },
  {
    id: "start",
    title: t("Start"),
    width: 120,
    sortable: false,
    value: (row) => row.startedAt,
    render: (row) => <RelativeTime at={row.startedAt} />,
  },
  {
    id: "duration",
    title: t("Duration"),
    numeric: true,
    width: 88,
    sortable: false,
    value: (row) => row.durationMs,
    render: (row) => duration(row.durationMs / 1000),
  },
  {
    id: "views",
    title: t("Views"),
    numeric: true,
    width: 72,
    sortable: false,
    wideOnly: true,
    value: (row) => row.pageviews,
  },
  {
    id: "rage",
    title: t("Rage clicks"),
    numeric: true,
    width: 104,
    sortable: false,
    wideOnly: true,
    value: (row) => row.rageClicks,
  },
  {
    id: "errors",
    title: t("Errors"),
    numeric: true,
    width: 76,
    sortable: false,
    wideOnly: true,
    value: (row) => row.errors,
  },
  {
    id: "country",
    title: t("Country"),
    width: 150,
    sortable: false,
    wideOnly: true,
    value: (row) => dimensionKind("COUNTRY").write(row.country),
  },
  {
    id: "device",
    title: t("Device"),
    width: 110,
    sortable: false,
    wideOnly: true,
    value: (row) => dimensionKind("DEVICE").write(row.device),
  },
];

export function NewestRecordingsList({ queryRef }: { queryRef: PreloadedQuery<NewestRecordingsListQuery> }) {
  const { project } = usePreloadedQuery<NewestRecordingsListQuery>(newestRecordingsListQuery, queryRef).viewer;
  const href = useProjectHref(project?.widgetId);
  return (
    <Table
      label={t("Latest recordings")}
      columns={columns}
      rows={(project?.recordings.list?.edges ?? []).map(({ node }) => node)}
      rowId={(row) => row.key}
      sorted
      rowHref={(row) => href(`/video/${row.key}`)}
      empty={
        <EmptyState title={t("No recordings in this range")} minHeight={180}>
          {t("Choose a longer date range or remove a filter.")}
        </EmptyState>
      }
    />
  );
}
