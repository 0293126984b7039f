import { graphql, usePaginationFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { SitesTable_viewer$data, SitesTable_viewer$key } from "#web/__generated__/SitesTable_viewer.graphql.ts";
import type { SitesTableRefetchQuery } from "#web/__generated__/SitesTableRefetchQuery.graphql.ts";
import { useSwitchProject } from "#web/layout/header/useSwitchProject.ts";
import { t } from "#web/texts/t.ts";
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
  const exact =
    limit === null ? exactNumber(used) : t("{used} of {limit}", { used: exactNumber(used), limit: exactNumber(limit) });
  return (
    <span title={exact}>
      {limit === null
        ? compactNumber(used)
        : t("{used} of {limit}", { used: compactNumber(used), limit: compactNumber(limit) })}
    </span>
  );
};

const columns: Column<Site>[] = [
  {
    id: "name",
    title: t("Project"),
    value: (site) => site.name,
    render: (site) => <SiteName name={site.name} hosts={site.allowedWebsites ?? []} />,
  },
  {
    id: "status",
    title: t("Status"),
    width: 110,
    value: (site) => (site.isActive ? t("Active") : t("Inactive")),
    render: (site) => (
      <Badge tone={site.isActive ? "positive" : "neutral"}>{site.isActive ? t("Active") : t("Inactive")}</Badge>
    ),
  },
  {
    id: "views",
    title: t("Page views this month"),
    width: 190,
    numeric: true,
    value: (site) => site.pageviewMonthly,
    render: monthly,
  },
  {
    id: "tracker",
    title: t("Tracker"),
    width: 150,
    wideOnly: true,
    value: (site) => ((site.pageviewTotal ?? 0) > 0 ? t("Installed") : t("Not installed")),
    render: (site) =>
      (site.pageviewTotal ?? 0) > 0 ? (
        <Badge tone="positive" dot>
          {t("Installed")}
        </Badge>
      ) : (
        <Badge tone="warning" dot title={t("No data received from this project yet")}>
          {t("Not installed")}
        </Badge>
      ),
  },
];

function SiteName({ name, hosts }: { name: string; hosts: readonly string[] }) {
  return (
    <span title={name}>
      <span css={(theme) => ({ fontWeight: theme.weight.medium, color: theme.color.accent })}>{name}</span>
      <span
        css={(theme) => ({
          marginLeft: 10,
          color: theme.color.muted,
          fontSize: theme.size.small,
          [theme.media.narrow]: { display: "none" },
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
      footer={
        <div css={{ display: "flex", alignItems: "center", gap: 12 }}>
          {total === 1 ? t("1 project") : t("{total} projects", { total })}
          {hasNext && (
            <Button size="small" loading={isLoadingNext} onPress={() => loadNext(100)}>
              {t("Show more")}
            </Button>
          )}
        </div>
      }
    >
      <Table
        label={t("Projects")}
        columns={columns}
        rows={sites}
        rowId={(site) => site.id}
        onRowAction={({ id, widgetId, name }) => switchProject({ id, widgetId, name }, "/")}
        empty={
          <EmptyState title={q ? t("No projects match “{q}”", { q }) : t("No projects yet")} minHeight={160}>
            {q ? t("Try a shorter search term.") : t("Your company's projects appear here.")}
          </EmptyState>
        }
      />
    </Card>
  );
}
