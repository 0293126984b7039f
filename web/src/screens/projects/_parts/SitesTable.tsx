import { graphql, usePaginationFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { SitesTable_viewer$data, SitesTable_viewer$key } from "#web/__generated__/SitesTable_viewer.graphql.ts";
import type { SitesTableRefetchQuery } from "#web/__generated__/SitesTableRefetchQuery.graphql.ts";
import { useSwitchProject } from "#web/layout/header/useSwitchProject.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { Card } from "#web/ui/layout/Card.tsx";

type Site = NonNullable<SitesTable_viewer$data["projects"]>["edges"][number]["node"];

const monthly = (site: Site) => {
  const used = site.pageviewMonthly ?? 0;
  const limit = site.pageviewLimit ?? null;
  const exact = limit === null ? exactNumber(used) : `${exactNumber(used)} of ${exactNumber(limit)}`;
  return (
    <span title={exact}>
      {limit === null ? compactNumber(used) : `${compactNumber(used)} of ${compactNumber(limit)}`}
    </span>
  );
};

const columns: Column<Site>[] = [
  {
    id: "name",
    title: "Project",
    value: (site) => site.name,
    render: (site) => <SiteName name={site.name} hosts={site.allowedWebsites ?? []} />,
  },
  {
    id: "status",
    title: "Status",
    width: 110,
    value: (site) => (site.isActive ? "Active" : "Inactive"),
    render: (site) => (
      <Badge tone={site.isActive ? "positive" : "neutral"}>{site.isActive ? "Active" : "Inactive"}</Badge>
    ),
  },
  {
    id: "views",
    title: "Page views this month",
    width: 190,
    numeric: true,
    value: (site) => site.pageviewMonthly,
    render: monthly,
  },
  {
    id: "tracker",
    title: "Tracker",
    width: 150,
    wideOnly: true,
    value: (site) => ((site.pageviewTotal ?? 0) > 0 ? "Installed" : "Not installed"),
    render: (site) =>
      (site.pageviewTotal ?? 0) > 0 ? (
        <Badge tone="positive" dot>
          Installed
        </Badge>
      ) : (
        <Badge tone="warning" dot title="Nothing was ever received from this site">
          Not installed
        </Badge>
      ),
  },
];

function SiteName({ name, hosts }: { name: string; hosts: readonly string[] }) {
  return (
    <span title={name}>
      <span css={(t) => ({ fontWeight: t.weight.medium, color: t.color.accent })}>{name}</span>
      <span
        css={(t) => ({
          marginLeft: 10,
          color: t.color.muted,
          fontSize: t.size.small,
          [t.media.narrow]: { display: "none" },
        })}
      >
        {hosts.join(", ")}
      </span>
    </span>
  );
}

export function SitesTable({ viewer }: { viewer: SitesTable_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SitesTableRefetchQuery,
    SitesTable_viewer$key
  >(
    graphql`
      fragment SitesTable_viewer on Viewer
      @refetchable(queryName: "SitesTableRefetchQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @throwOnFieldError {
        projects(first: $count, after: $cursor, search: $search) @connection(key: "SitesTable_projects") {
          totalCount
          edges {
            node {
              id
              widgetId
              name
              isActive
              allowedWebsites
              pageviewTotal
              pageviewMonthly
              pageviewLimit
            }
          }
        }
      }
    `,
    viewer,
  );
  const switchProject = useSwitchProject();
  const [search] = useSearchParams();
  const sites = data.projects?.edges.map((edge) => edge.node) ?? [];
  const total = data.projects?.totalCount ?? 0;
  const q = search.get("q");
  return (
    <Card
      flush
      css={{ overflow: "clip" }}
      footer={
        <div css={{ display: "flex", alignItems: "center", gap: 12 }}>
          {total === 1 ? "1 project" : `${total} projects`}
          {hasNext && (
            <Button size="small" loading={isLoadingNext} onPress={() => loadNext(100)}>
              Show more
            </Button>
          )}
        </div>
      }
    >
      <Table
        label="Projects"
        columns={columns}
        rows={sites}
        rowId={(site) => site.id}
        onRowAction={({ id, widgetId }) => switchProject({ id, widgetId }, "/")}
        empty={
          <EmptyState title={q ? `No project is called “${q}”` : "There is no project yet"} minHeight={160}>
            {q ? "Try a shorter part of the name." : "Projects of your company appear here."}
          </EmptyState>
        }
      />
    </Card>
  );
}
