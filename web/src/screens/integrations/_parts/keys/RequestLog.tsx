import { graphql, usePaginationFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { RequestLog_viewer$data, RequestLog_viewer$key } from "#web/__generated__/RequestLog_viewer.graphql.ts";
import type { RequestLogRefetchQuery } from "#web/__generated__/RequestLogRefetchQuery.graphql.ts";
import { NotLoaded } from "#web/relay/NotLoaded.tsx";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { addressNames } from "../../_lib/addressNames.ts";
import { RequestLogFilters } from "./RequestLogFilters.tsx";

type Edge = NonNullable<RequestLog_viewer$data["apiRequests"]>["edges"][number];
type Line = Edge["node"] & { cursor: string };

const toneOf = (status: number) => (status >= 500 ? "danger" : status >= 400 ? "warning" : "positive");

const columns: Column<Line>[] = [
  {
    id: "path",
    title: t("Request"),
    sortable: false,
    value: ({ method, path }) => `${method} ${path}`,
    render: ({ method, path, requestId }) => (
      <code title={`${method} ${path}, ${requestId}`} css={(theme) => ({ fontSize: theme.size.small })}>
        <span css={(theme) => ({ color: theme.color.muted })}>{method}</span> {path}
      </code>
    ),
  },
  {
    id: "status",
    title: t("Status"),
    sortable: false,
    width: 84,
    value: ({ status }) => status,
    render: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge>,
  },
  {
    id: "ms",
    title: t("Time"),
    sortable: false,
    width: 84,
    numeric: true,
    wideOnly: true,
    value: ({ ms }) => `${ms} ms`,
  },
  { id: "key", title: t("Key"), sortable: false, width: 140, wideOnly: true, value: ({ keyName }) => keyName },
  {
    id: "from",
    title: t("From"),
    sortable: false,
    width: 150,
    wideOnly: true,
    value: ({ from }) => addressNames[from] ?? from,
  },
  {
    id: "at",
    title: t("When"),
    sortable: false,
    width: 110,
    value: ({ at }) => at,
    render: ({ at }) => <RelativeTime at={at} />,
  },
];

export function RequestLog({ viewer }: { viewer: RequestLog_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RequestLogRefetchQuery,
    RequestLog_viewer$key
  >(
    graphql`
      fragment RequestLog_viewer on Viewer
      @refetchable(queryName: "RequestLogRefetchQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        outcome: { type: "RequestOutcome" }
        key: { type: "ID" }
      ) {
        apiRequests(first: $count, after: $cursor, outcome: $outcome, key: $key)
          @connection(key: "RequestLog_apiRequests", filters: ["outcome", "key"]) {
          totalCount
          edges {
            cursor
            node {
              at
              method
              path
              status
              ms
              keyName
              requestId
              from
            }
          }
        }
        ...RequestLogFilters_viewer
      }
    `,
    viewer,
  );
  const [search] = useSearchParams();
  if (!data.apiRequests) return <NotLoaded message={t("Couldn't load the request log. Please try again.")} />;
  const { edges, totalCount } = data.apiRequests;
  const lines = edges.map(({ cursor, node }) => ({ ...node, cursor }));
  const isFiltered = search.has("outcome") || search.has("key");
  return (
    <Card
      title={t("Request log")}
      definition={t("API calls made with a key in the last 14 days. A GraphQL operation makes several.")}
      actions={<RequestLogFilters viewer={data} />}
      flush
      footer={
        <span css={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 }}>
          {phrase("{count, plural, one {# request} other {# requests}}", { count: totalCount })}
          {hasNext && (
            <Button size="small" loading={isLoadingNext} onPress={() => loadNext(50)}>
              {t("Show more")}
            </Button>
          )}
        </span>
      }
    >
      <Table
        label={t("Requests")}
        columns={columns}
        rows={lines}
        rowId={({ cursor }) => cursor}
        sorted
        empty={
          <EmptyState title={isFiltered ? t("No matching requests") : t("No requests in the last 14 days")}>
            {isFiltered
              ? t("Choose another outcome or key.")
              : t("Create a key and send a request. It appears here a second later.")}
          </EmptyState>
        }
      />
    </Card>
  );
}
