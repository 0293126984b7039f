import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { VisitorTable_page$key } from "#web/__generated__/VisitorTable_page.graphql.ts";
import type { VisitorTable_project$key } from "#web/__generated__/VisitorTable_project.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column, type Sort } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { listKinds, readSort, withChoice } from "../../_lib/listChoices.ts";
import { useColumnChoice } from "../../_lib/useColumnChoice.ts";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { BulkTags } from "./BulkTags.tsx";
import { ListPager } from "./ListPager.tsx";
import { ListTools } from "./ListTools.tsx";
import { NoVisitors } from "./NoVisitors.tsx";
import { VisitorCell } from "./VisitorCell.tsx";
import { visitorColumns, type VisitorRow } from "./visitorColumns.tsx";

interface Props {
  page: VisitorTable_page$key;
  project: VisitorTable_project$key;
  kind: string;
  canWrite: boolean;
}

/** A page of visitors with search, order and bulk actions. */
export function VisitorTable({ page, project, kind, canWrite }: Props) {
  const known = useFragment(
    graphql`
      fragment VisitorTable_project on Project {
        widgetId
        ...BulkTags_project
        ...ListTools_project
        ...NoVisitors_project
      }
    `,
    project,
  );
  const data = useFragment(
    graphql`
      fragment VisitorTable_page on VisitorConnection {
        currency
        edges {
          node {
            id
            visitorId
            userId
            name
            email
            country
            region
            city
            device
            browser
            firstSeen
            tags
          }
          numbers {
            lastSeen
            sessions
            pageviews
            events
            conversions
            revenue
          }
        }
        ...ListPager_page
      }
    `,
    page,
  );
  const [search, setSearch] = useSearchParams();
  const [columns, chooseColumns] = useColumnChoice(kind);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const href = useProjectHref(known.widgetId);
  const rows = data.edges.map(({ node, numbers }): VisitorRow => ({
    id: node.id,
    visitorId: node.visitorId,
    userId: node.userId,
    name: node.name,
    email: node.email,
    country: node.country,
    region: node.region,
    city: node.city,
    device: node.device,
    browser: node.browser,
    firstSeen: node.firstSeen,
    tags: node.tags,
    lastSeen: numbers.lastSeen,
    sessions: numbers.sessions,
    pageviews: numbers.pageviews,
    events: numbers.events,
    conversions: numbers.conversions,
    revenue: numbers.revenue,
    currency: data.currency,
  }));
  const here = rows.filter((row) => chosen.has(row.id));
  const sort = readSort(search);
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Set(now);
      for (const id of ids)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
  const order = ({ column, direction }: Sort) => {
    // a newly selected column sorts descending: newest and highest first
    const isTurned = column === sort.column && direction === "ascending";
    setSearch(withChoice(search, { sort: column, dir: isTurned ? "asc" : null }), { preventScrollReset: true });
  };
  const drilldowns = useDrilldowns();
  const shown = visitorColumns
    .filter(({ id }) => columns.includes(id))
    .map((column) =>
      column.id === "sessions"
        ? {
            ...column,
            ...drilldownColumn<VisitorRow>(
              column,
              ({ visitorId }) => drilldowns({ visitor: visitorId }),
              (row) => t("Sessions of {name}", { name: visitorName(row) }),
            ),
          }
        : column,
    );
  const name: Column<VisitorRow> = {
    id: "name",
    title: t("Visitor"),
    minWidth: 220,
    sortable: false,
    value: visitorName,
    csv: [
      { title: t("Visitor ID"), value: "node.visitorId" },
      { title: t("User ID"), value: "node.userId" },
      { title: t("Name"), value: "node.name" },
    ],
    render: (row) => (
      <VisitorCell
        row={row}
        isChosen={canWrite ? chosen.has(row.id) : undefined}
        onChoose={(isChosen) => choose([row.id], isChosen)}
      />
    ),
  };
  const all: Column<VisitorRow>[] = [name, ...shown];
  const label = listKinds.find(({ id }) => id === kind)?.title ?? t("Visitors");
  return (
    <Card
      flush
      footer={rows.length > 0 && <ListPager page={data} kind={kind} columns={csvFields([name, ...visitorColumns])} />}
    >
      <div
        css={(theme) => ({
          padding: `${theme.space.oneHalf}px ${theme.space.two}px`,
          borderBottom: `1px solid ${theme.color.border}`,
        })}
      >
        {here.length > 0 ? (
          <BulkTags
            project={known}
            chosen={here}
            isWhole={here.length === rows.length}
            onAll={() =>
              choose(
                rows.map(({ id }) => id),
                true,
              )
            }
            onNone={() => setChosen(new Set())}
          />
        ) : (
          <ListTools project={known} columns={columns} onColumns={chooseColumns} />
        )}
      </div>
      <Table
        label={label}
        columns={all}
        rows={rows}
        rowId={(row) => row.id}
        keepsColumns
        sorted
        sort={sort}
        onSort={order}
        rowHref={(row) => href(`/profile/${row.visitorId}`)}
        empty={<NoVisitors project={known} kind={kind} />}
      />
    </Card>
  );
}
