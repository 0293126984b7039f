import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { CellVisitorsQuery, CellVisitorsQuery$data } from "#web/__generated__/CellVisitorsQuery.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { channelName } from "#web/reports/dimensions/channelName.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";

export const cellVisitorsQuery = graphql`
  query CellVisitorsQuery(
    $project: ID!
    $range: RangeInput!
    $filters: FilterInput
    $period: RetentionPeriod
    $start: RetentionActInput
    $return: RetentionActInput
    $cohort: LocalMoment!
    $offset: Int!
  ) @throwOnFieldError {
    viewer {
      project(id: $project) {
        widgetId
        timezone
        retention {
          visitors(
            range: $range
            filters: $filters
            period: $period
            start: $start
            return: $return
            cohort: $cohort
            offset: $offset
          ) {
            totalCount
            rows {
              visitorId
              country
              device
              browser
              channel
              sessions
              pageviews
              lastSeen
            }
          }
        }
      }
    }
  }
`;

type Project = NonNullable<CellVisitorsQuery$data["viewer"]["project"]>;
type Row = NonNullable<Project["retention"]["visitors"]>["rows"][number];

const HEIGHT = 320;
const SHORT_ID = 8;

export function CellVisitors({ queryRef }: { queryRef: PreloadedQuery<CellVisitorsQuery> }) {
  const { project } = usePreloadedQuery<CellVisitorsQuery>(cellVisitorsQuery, queryRef).viewer;
  const hasRoute = useHasRoute();
  const href = useProjectHref(project?.widgetId);
  const drilldowns = useDrilldowns();
  const found = project?.retention.visitors;
  if (!project || !found) return null;
  const columns: Column<Row>[] = [
    {
      id: "visitor",
      title: t("Visitor"),
      value: (row) => row.visitorId,
      render: (row) => <code>{row.visitorId.slice(0, SHORT_ID)}</code>,
      width: 96,
      csv: [{ title: t("Visitor ID"), value: "visitorId" }],
    },
    { id: "country", title: t("Country"), csv: "country", value: (row) => dimensionKind("COUNTRY").write(row.country) },
    {
      id: "device",
      title: t("Device"),
      csv: [
        { title: t("Device"), value: "device" },
        { title: t("Browser"), value: "browser" },
      ],
      value: (row) => `${dimensionKind("DEVICE").write(row.device)}, ${row.browser || t("Unknown")}`,
      wideOnly: true,
    },
    {
      id: "channel",
      title: t("Channel"),
      csv: "channel",
      value: (row) => channelName(row.channel),
      wideOnly: true,
      width: 120,
    },
    drilldownColumn(
      { id: "sessions", title: t("Sessions"), csv: "sessions", numeric: true, width: 80, value: (row) => row.sessions },
      (row) => drilldowns({ visitor: row.visitorId }),
      (row) => t("Sessions of {name}", { name: row.visitorId.slice(0, SHORT_ID) }),
    ),
    { id: "views", title: t("Views"), csv: "pageviews", numeric: true, width: 70, value: (row) => row.pageviews },
    {
      id: "last",
      title: t("Last seen"),
      csv: "lastSeen",
      value: (row) => row.lastSeen,
      render: (row) => <RelativeTime at={row.lastSeen} {...(project.timezone ? { zone: project.timezone } : {})} />,
      width: 132,
      wideOnly: true,
    },
  ];
  const profile = (row: Row) => `/profile/${row.visitorId}`;
  const first = found.rows[0];
  return (
    <>
      <Table
        label={t("Visitors")}
        columns={columns}
        rows={found.rows}
        rowId={(row) => row.visitorId}
        height={HEIGHT}
        defaultSort={{ column: "last", direction: "descending" }}
        empty={
          <EmptyState title={t("No returning visitors in this period")} minHeight={HEIGHT}>
            {t("The other visitors in this cohort didn't return in this period.")}
          </EmptyState>
        }
        {...(first && hasRoute(profile(first)) ? { rowHref: (row: Row) => href(profile(row)) } : {})}
      />
      {first && (
        <p
          css={(theme) => ({
            display: "flex",
            alignItems: "center",
            color: theme.color.muted,
            fontSize: theme.size.small,
          })}
        >
          <span css={{ flex: 1 }}>
            {t("Latest {shown} of {total}", {
              shown: exactNumber(found.rows.length),
              total: exactNumber(found.totalCount),
            })}
          </span>
          <ExportCsvButton
            view="retention-visitors"
            rows="viewer.project.retention.visitors.rows"
            pageSize={500}
            columns={csvFields(columns)}
          />
        </p>
      )}
    </>
  );
}
