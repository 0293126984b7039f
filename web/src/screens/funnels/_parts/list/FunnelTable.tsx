import { Funnel } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  FunnelTable_project$data,
  FunnelTable_project$key,
} from "#web/__generated__/FunnelTable_project.graphql.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { unitsTitle } from "../../_lib/funnelChoices.ts";
import { funnelPath } from "../../_lib/funnelHref.ts";
import { MiniBars } from "../steps/MiniBars.tsx";
import { FunnelMenu } from "./FunnelMenu.tsx";

type Row = NonNullable<FunnelTable_project$data["funnels"]["list"]>["edges"][number];

interface Props {
  project: FunnelTable_project$key;
  canWrite: boolean;
  isArchive: boolean;
  /** opens the builder */
  create: ReactNode;
  href: (path: string) => string;
}

const stepCount = (count: number) => phrase("{count, plural, one {# step} other {# steps}}", { count });

const columns: Column<Row>[] = [
  { id: "name", title: t("Funnel"), value: ({ node }) => node.name, csv: "node.name" },
  {
    id: "steps",
    title: t("Steps"),
    width: 132,
    wideOnly: true,
    csv: "node.stepCount",
    value: ({ node }) => node.stepCount,
    render: ({ node, standing }) => (
      <span css={{ display: "inline-flex", alignItems: "center", gap: 10 }}>
        <span css={{ minWidth: 52 }}>{stepCount(node.stepCount)}</span>
        <MiniBars entered={standing?.steps ?? []} />
      </span>
    ),
  },
  {
    id: "entered",
    title: t("Entered"),
    numeric: true,
    width: 96,
    wideOnly: true,
    csv: "standing.entered",
    value: ({ standing }) => standing?.entered,
    definition: t("Reached the first step in the range"),
  },
  {
    id: "converted",
    title: t("Completed"),
    numeric: true,
    width: 104,
    wideOnly: true,
    csv: "standing.converted",
    value: ({ standing }) => standing?.converted,
    definition: t("Reached the last step"),
  },
  {
    id: "rate",
    title: t("Conversion"),
    numeric: true,
    width: 112,
    csv: "standing.rate",
    value: ({ standing }) => standing?.rate,
    render: ({ standing }) => percent(standing?.rate),
    definition: t("Completed divided by entered"),
  },
  {
    id: "mode",
    title: t("Counts"),
    width: 100,
    largeOnly: true,
    wideOnly: true,
    csv: "node.mode",
    value: ({ node }) => unitsTitle(node.mode),
  },
  {
    id: "window",
    title: t("Window"),
    width: 128,
    largeOnly: true,
    wideOnly: true,
    csv: [
      { title: t("Window (seconds)"), value: "node.window" },
      { title: t("Order"), value: "node.order" },
    ],
    value: ({ node }) => node.window,
    render: ({ node }) => duration(node.window),
  },
  {
    id: "created",
    title: t("Created"),
    width: 120,
    largeOnly: true,
    wideOnly: true,
    csv: "node.createdAt",
    value: ({ node }) => node.createdAt,
    render: ({ node }) => <RelativeTime at={node.createdAt} />,
  },
];

export function FunnelTable({ project, canWrite, isArchive, create, href }: Props) {
  const { funnels } = useFragment(
    graphql`
      fragment FunnelTable_project on Project @throwOnFieldError {
        funnels {
          list(range: $range, archived: $archived, first: 100) {
            totalCount
            edges {
              node {
                id
                funnelId
                name
                stepCount
                window
                # eslint-disable-next-line relay/unused-fields -- exported
                order
                mode
                createdAt
              }
              standing {
                entered
                converted
                rate
                steps
              }
            }
          }
        }
      }
    `,
    project,
  );
  const rows = funnels.list?.edges ?? [];
  const actions: Column<Row> = {
    id: "actions",
    title: t("Actions"),
    hidesTitle: true,
    width: 52,
    sortable: false,
    value: () => null,
    render: ({ node: { id, funnelId, name } }) => (
      <FunnelMenu id={id} funnelId={funnelId} name={name} isArchived={isArchive} href={href} />
    ),
  };
  return (
    <>
      <Table
        label={t("Funnels")}
        columns={canWrite ? [...columns, actions] : columns}
        rows={rows}
        rowId={({ node }) => node.id}
        rowHref={({ node }) => href(funnelPath(node.funnelId, node.name))}
        empty={
          isArchive ? (
            <EmptyState title={t("No archived funnels")} minHeight={280}>
              {t("Archived funnels can be restored at any time.")}
            </EmptyState>
          ) : (
            <EmptyState icon={<Funnel aria-hidden />} title={t("No funnels yet")} minHeight={280} action={create}>
              {t(
                "See at which step visitors give up, what they did instead, and what they have in common. A funnel covers all stored traffic at once.",
              )}
            </EmptyState>
          )
        }
      />
      {rows.length > 0 && (
        <TableFooter
          csv={
            <ExportCsvButton
              view="funnels"
              rows="viewer.project.funnels.list.edges"
              pageSize={100}
              columns={csvFields(columns)}
            />
          }
        >
          {phrase("{count, plural, one {# funnel} other {# funnels}}", { count: funnels.list?.totalCount ?? 0 })}
        </TableFooter>
      )}
    </>
  );
}
