import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  CompanyTable_company$data,
  CompanyTable_company$key,
} from "#web/__generated__/CompanyTable_company.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { formatDaysLeft, stateNames } from "../../_lib/companyLabels.ts";
import { UsageCell } from "./UsageCell.tsx";

type Company = CompanyTable_company$data[number];

const columns: Column<Company>[] = [
  {
    id: "name",
    title: t("Company"),
    minWidth: 240,
    value: ({ name }) => name,
    render: ({ name, ownerEmail, isInvited }) => (
      <span title={ownerEmail ? `${name}, ${ownerEmail}` : name}>
        <span css={(theme) => ({ fontWeight: theme.weight.medium, color: theme.color.accent })}>{name}</span>
        <span css={(theme) => ({ marginLeft: 10, color: theme.color.muted, fontSize: theme.size.small })}>
          {isInvited ? t("invited: {email}", { email: ownerEmail ?? "" }) : ownerEmail}
        </span>
      </span>
    ),
  },
  {
    id: "plan",
    title: t("Plan"),
    width: 170,
    wideOnly: true,
    value: ({ planName }) => planName,
    render: ({ planName, daysLeft, state }) => (
      <span>
        {planName}
        {daysLeft !== null && daysLeft !== undefined && (daysLeft > 0 || state !== "FREE") && (
          <span css={(theme) => ({ marginLeft: 8, color: daysLeft <= 3 ? theme.color.danger : theme.color.muted })}>
            {formatDaysLeft(daysLeft)}
          </span>
        )}
      </span>
    ),
  },
  {
    id: "sessions",
    title: t("Sessions"),
    definition: t("Usage this month against the plan limit."),
    width: 120,
    numeric: true,
    value: ({ sessions }) => sessions,
    render: ({ sessions, sessionLimit }) => <UsageCell used={sessions} limit={sessionLimit} />,
  },
  {
    id: "projects",
    title: t("Projects"),
    width: 86,
    numeric: true,
    wideOnly: true,
    value: ({ projectCount }) => projectCount,
  },
  {
    id: "activity",
    title: t("Last activity"),
    definition: t("The latest session in the last 31 days, or the latest login."),
    width: 120,
    wideOnly: true,
    value: ({ lastActivityAt }) => lastActivityAt,
    render: ({ lastActivityAt }) => (lastActivityAt ? <RelativeTime at={lastActivityAt} /> : t("Never")),
  },
  {
    id: "state",
    title: t("Status"),
    width: 110,
    value: ({ state }) => stateNames[state]?.label ?? state,
    render: ({ state }) => (
      <Badge tone={stateNames[state]?.tone ?? "neutral"}>{stateNames[state]?.label ?? state}</Badge>
    ),
  },
];

interface Props {
  companies: CompanyTable_company$key;
  /** total, including rows not loaded */
  totalCount: number;
  label: string;
  empty: ReactNode;
  onOpen?: (id: string) => void;
  /** only companies above their plan's limit */
  isOverOnly?: boolean;
}

export function CompanyTable({ companies, totalCount, label, empty, onOpen, isOverOnly = false }: Props) {
  const all = useFragment(
    graphql`
      fragment CompanyTable_company on ManagedCompany @relay(plural: true) {
        id
        name
        state
        planName
        daysLeft
        ownerEmail
        isInvited
        isOverLimit
        sessions
        sessionLimit
        projectCount
        lastActivityAt
      }
    `,
    companies,
  );
  const rows = isOverOnly ? all.filter((company) => company.isOverLimit) : all;
  const isCut = all.length < totalCount;
  return (
    <Card
      flush
      footer={
        isCut
          ? t("Latest {shown} of {total}. Search to find others.", { shown: all.length, total: totalCount })
          : phrase("{count, plural, one {# company} other {# companies}}", { count: rows.length })
      }
    >
      <Table
        label={label}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        empty={empty}
        {...(onOpen ? { onRowAction: ({ id }: Company) => onOpen(id) } : {})}
      />
    </Card>
  );
}
