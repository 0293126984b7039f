import { Flame } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ProfileTable_project$data,
  ProfileTable_project$key,
} from "#web/__generated__/ProfileTable_project.graphql.ts";
import { ruleKind } from "#web/editor/pageRules.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { deviceLabels, deviceOf } from "../../_lib/heatmapChoices.ts";
import { savedHeatmapHref } from "../../_lib/heatmapHref.ts";
import { ProfileMenu } from "./ProfileMenu.tsx";

type Profiles = NonNullable<ProfileTable_project$data["heatmaps"]["profiles"]>;
type Row = Profiles["edges"][number];

interface Props {
  project: ProfileTable_project$key;
  canWrite: boolean;
  isArchive: boolean;
  /** opens the dialog for a new one */
  create: ReactNode;
  href: (path: string) => string;
}

const statuses = {
  COLLECTING: {
    tone: "warning",
    label: t("Collecting"),
    title: t("Fewer than 100 page views in the last 30 days, or no recorded page"),
  },
  READY: { tone: "positive", label: t("Ready"), title: t("Enough page views and a recorded page to show them on") },
} as const;

function columnsOf(href: Props["href"]): Column<Row>[] {
  return [
    {
      id: "name",
      title: t("Heatmap"),
      value: ({ node }) => node.name,
      csv: "node.name",
      render: ({ node: { name, heatmapProfileId, devices } }) => (
        <TextLink href={savedHeatmapHref(href, heatmapProfileId, devices[0] && deviceOf(devices[0]))}>{name}</TextLink>
      ),
    },
    {
      id: "rule",
      title: t("Pages"),
      value: ({ node }) => node.rule.value,
      csv: "node.rule.value",
      render: ({ node: { rule } }) => (
        <code
          title={`${ruleKind(rule.match).label}: ${rule.value}`}
          css={(theme) => ({ ...oneLine, display: "block", fontSize: theme.size.small })}
        >
          {rule.value}
        </code>
      ),
    },
    {
      id: "devices",
      title: t("Devices"),
      width: 190,
      wideOnly: true,
      sortable: false,
      value: ({ node }) => node.devices.map((device) => deviceLabels[deviceOf(device)]).join(", "),
    },
    {
      id: "views",
      title: t("Page views, 30 days"),
      width: 160,
      numeric: true,
      csv: "node.pageViews",
      value: ({ node }) => node.pageViews,
    },
    {
      id: "clicks",
      title: t("Clicks, 30 days"),
      width: 124,
      numeric: true,
      wideOnly: true,
      csv: "node.clicks",
      value: ({ node }) => node.clicks,
    },
    {
      id: "status",
      title: t("Status"),
      width: 116,
      wideOnly: true,
      csv: "node.status",
      value: ({ node }) => node.status,
      render: ({ node: { status } }) => {
        const known = status === "COLLECTING" || status === "READY" ? statuses[status] : undefined;
        return known ? (
          <Badge tone={known.tone} title={known.title}>
            {known.label}
          </Badge>
        ) : (
          <Badge>{t("Archived")}</Badge>
        );
      },
    },
    {
      id: "created",
      title: t("Created"),
      width: 120,
      wideOnly: true,
      csv: [
        { title: t("Created"), value: "node.createdAt" },
        { title: t("Created by"), value: "node.createdBy" },
      ],
      value: ({ node }) => node.createdAt,
      render: ({ node }) => (
        <span title={node.createdBy}>
          <RelativeTime at={node.createdAt} />
        </span>
      ),
    },
  ];
}

/** The saved heatmaps with their page views, clicks and actions. */
export function ProfileTable({ project, canWrite, isArchive, create, href }: Props) {
  const { id, heatmaps } = useFragment(
    graphql`
      fragment ProfileTable_project on Project @throwOnFieldError {
        id
        heatmaps {
          profiles(archived: $archived, first: 100) {
            totalCount
            edges {
              node {
                id
                heatmapProfileId
                name
                rule {
                  match
                  value
                }
                devices
                status
                pageViews
                clicks
                createdAt
                createdBy
              }
            }
          }
        }
      }
    `,
    project,
  );
  const rows = heatmaps.profiles?.edges ?? [];
  const columns = columnsOf(href);
  const actions: Column<Row> = {
    id: "actions",
    title: t("Actions"),
    hidesTitle: true,
    width: 52,
    sortable: false,
    value: () => null,
    render: ({ node }) => (
      <ProfileMenu
        project={id}
        profile={{
          ...{ id: node.id, name: node.name, match: node.rule.match, value: node.rule.value },
          devices: node.devices.map(deviceOf),
        }}
        isArchived={isArchive}
      />
    ),
  };
  return (
    <>
      <Table
        label={t("Saved heatmaps")}
        columns={canWrite ? [...columns, actions] : columns}
        rows={rows}
        rowId={({ node }) => node.id}
        empty={
          isArchive ? (
            <EmptyState title={t("No archived heatmaps")} minHeight={280}>
              {t("Archived heatmaps can be restored at any time.")}
            </EmptyState>
          ) : (
            <EmptyState icon={<Flame aria-hidden />} title={t("No saved heatmaps yet")} minHeight={280} action={create}>
              {t(
                "Save a heatmap to cover many similar pages with one rule, or to find an important page again. Every page has a heatmap without that: see All pages.",
              )}
            </EmptyState>
          )
        }
      />
      {rows.length > 0 && (
        <TableFooter
          csv={
            <ExportCsvButton
              view="heatmaps"
              rows="viewer.project.heatmaps.profiles.edges"
              columns={csvFields(columns)}
            />
          }
        >
          {phrase("{count, plural, one {# heatmap} other {# heatmaps}}", { count: heatmaps.profiles?.totalCount ?? 0 })}
        </TableFooter>
      )}
    </>
  );
}
