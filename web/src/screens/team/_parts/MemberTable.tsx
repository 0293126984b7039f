import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MemberTable_viewer$data, MemberTable_viewer$key } from "#web/__generated__/MemberTable_viewer.graphql.ts";
import { roleNames } from "#web/layout/roleNames.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { formatProjects } from "../_lib/roleChoices.ts";
import { MemberDialog } from "./MemberDialog.tsx";

type Member = NonNullable<MemberTable_viewer$data["teamMembers"]>["edges"][number]["node"];

const statusNames: Record<string, string> = {
  ACTIVE: t("Active"),
  DISABLED: t("Disabled"),
  UNVERIFIED: t("Unverified"),
};

const columns: Column<Member>[] = [
  {
    id: "name",
    title: t("Name"),
    value: ({ name }) => name,
    render: ({ name, email }) => (
      <span title={`${name}, ${email}`}>
        <span css={(theme) => ({ fontWeight: theme.weight.medium, color: theme.color.accent })}>{name}</span>
        <span css={(theme) => ({ marginLeft: 10, color: theme.color.muted, fontSize: theme.size.small })}>{email}</span>
      </span>
    ),
  },
  { id: "role", title: t("Role"), width: 90, value: ({ role }) => roleNames[role] ?? role },
  {
    id: "projects",
    title: t("Projects"),
    width: 110,
    wideOnly: true,
    value: ({ projects }) => formatProjects(projects.map(({ name }) => name)),
  },
  {
    id: "seen",
    title: t("Last seen"),
    width: 110,
    wideOnly: true,
    value: ({ lastLoginAt }) => lastLoginAt,
    render: ({ lastLoginAt }) => (lastLoginAt ? <RelativeTime at={lastLoginAt} /> : t("Never")),
  },
  {
    id: "status",
    title: t("Status"),
    width: 96,
    wideOnly: true,
    value: ({ status }) => statusNames[status] ?? status,
    render: ({ status }) => (
      <Badge tone={status === "ACTIVE" ? "positive" : "neutral"}>{statusNames[status] ?? status}</Badge>
    ),
  },
];

export function MemberTable({ viewer }: { viewer: MemberTable_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment MemberTable_viewer on Viewer {
        teamMembers(first: 100) @connection(key: "MemberTable_teamMembers") {
          __id
          totalCount
          edges {
            node {
              id
              name
              email
              role
              status
              lastLoginAt
              projects {
                name
              }
              ...MemberDialog_member
            }
          }
        }
        ...MemberDialog_viewer
      }
    `,
    viewer,
  );
  const [openId, setOpenId] = useState<string>();
  const members = data.teamMembers?.edges.map(({ node }) => node) ?? [];
  const open = members.find(({ id }) => id === openId);
  const total = data.teamMembers?.totalCount ?? members.length;
  return (
    <>
      <Card flush footer={total === 1 ? t("1 member") : t("{total} members", { total })}>
        <Table
          label={t("Members")}
          columns={columns}
          rows={members}
          rowId={({ id }) => id}
          onRowAction={({ id }) => setOpenId(id)}
          empty={<EmptyState title={t("No members yet")} minHeight={120} />}
        />
      </Card>
      {open && data.teamMembers && (
        <MemberDialog
          key={open.id}
          member={open}
          viewer={data}
          connection={data.teamMembers.__id}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}
