import { graphql, useFragment } from "react-relay";
import type { GoalTable_project$data, GoalTable_project$key } from "#web/__generated__/GoalTable_project.graphql.ts";
import { BehindLink } from "#web/ui/navigation/BehindLink.tsx";
import { useVisitorsHrefs, type VisitorsHref } from "#web/screens/_parts/useVisitorsHref.ts";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { goalKind } from "../../_lib/goalKinds.ts";
import { money } from "../../_lib/money.ts";
import { GoalsCsv } from "./GoalsCsv.tsx";
import { GoalState, NoGoals, NothingArchived } from "./GoalStates.tsx";
import { UsedIn } from "./UsedIn.tsx";

type GoalRow = NonNullable<GoalTable_project$data["goals"]["list"]>["edges"][number];

const columnsOf = (currency: string | null | undefined, isArchive: boolean, hrefs: VisitorsHref): Column<GoalRow>[] => [
  {
    id: "name",
    title: t("Goal"),
    value: ({ node }) => node.name,
    render: ({ node }) => (
      <span css={{ display: "inline-flex", alignItems: "center", gap: 8, maxWidth: "100%" }}>
        <span title={node.name} css={(t) => ({ fontWeight: t.weight.medium, ...oneLine })}>
          {node.name}
        </span>
        {node.isDefault && <Badge tone="accent">{t("Default")}</Badge>}
      </span>
    ),
  },
  {
    id: "type",
    title: t("Type"),
    width: 168,
    wideOnly: true,
    value: ({ node }) => goalKind(node.type).label,
  },
  {
    id: "value",
    title: t("Looks for"),
    width: 190,
    wideOnly: true,
    value: ({ node }) => node.value || node.key,
    render: ({ node }) => (
      <code title={node.value || node.key} css={(t) => ({ ...oneLine, display: "block", fontSize: t.size.small })}>
        {node.value || node.key}
      </code>
    ),
  },
  {
    id: "conversions",
    title: t("Conversions"),
    numeric: true,
    width: 108,
    value: ({ standing }) => standing?.conversions,
    render: ({ node, standing }) => (
      <BehindLink
        href={standing?.conversions ? hrefs({ reached: node.key, isUnfiltered: true }) : undefined}
        label={node.name}
        value={exactNumber(standing?.conversions)}
      >
        {compactNumber(standing?.conversions)}
      </BehindLink>
    ),
    definition: t("Sessions of the range in which the goal was reached"),
  },
  {
    id: "rate",
    title: t("Rate"),
    numeric: true,
    width: 76,
    value: ({ standing }) => standing?.conversionRate,
    render: ({ standing }) => percent(standing?.conversionRate),
    definition: t("Conversions divided by sessions"),
  },
  {
    id: "revenue",
    title: t("Revenue"),
    numeric: true,
    width: 104,
    wideOnly: true,
    value: ({ standing }) => standing?.revenue,
    render: ({ standing }) => money(standing?.revenue, currency),
  },
  {
    id: "used",
    title: t("Used in"),
    width: 116,
    wideOnly: true,
    value: ({ node }) => node.usedIn.length,
    render: ({ node }) => (
      <UsedIn uses={node.usedIn.map(({ kind, name }) => ({ kind, name }))} isDefault={node.isDefault} />
    ),
  },
  {
    id: "state",
    title: t("State"),
    width: 128,
    wideOnly: true,
    value: ({ standing }) => (isArchive ? "archived" : standing?.lastAt),
    render: ({ standing }) => <GoalState isArchive={isArchive} lastAt={standing?.lastAt} />,
  },
];

interface Props {
  project: GoalTable_project$key;
  canWrite: boolean;
  isArchive: boolean;
}

export function GoalTable({ project, canWrite, isArchive }: Props) {
  const {
    goals: { list: goals },
  } = useFragment(
    graphql`
      fragment GoalTable_project on Project @throwOnFieldError {
        goals {
          list(range: $range, archived: $archived, first: 100) {
            currency
            edges {
              node {
                id
                goalProfileId
                name
                key
                type
                value
                isDefault
                usedIn {
                  kind
                  name
                }
              }
              standing {
                conversions
                conversionRate
                revenue
                lastAt
              }
            }
          }
        }
      }
    `,
    project,
  );
  const rows = goals?.edges ?? [];
  const columns = columnsOf(goals?.currency, isArchive, useVisitorsHrefs());
  return (
    <>
      <Table
        label={t("Goals")}
        columns={columns}
        rows={rows}
        rowId={({ node }) => node.id}
        rowHref={({ node }) => `/goals/view/${node.goalProfileId}`}
        defaultSort={{ column: "conversions", direction: "descending" }}
        empty={isArchive ? <NothingArchived /> : <NoGoals canWrite={canWrite} />}
      />
      {rows.length > 0 && (
        <div
          css={(t) => ({
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            padding: `2px ${t.space.one}px 2px ${t.space.two}px`,
            borderTop: `1px solid ${t.color.border}`,
            color: t.color.muted,
            fontSize: t.size.small,
          })}
        >
          <span>{phrase("{count, plural, one {# goal} other {# goals}}", { count: rows.length })}</span>
          <GoalsCsv />
        </div>
      )}
    </>
  );
}
