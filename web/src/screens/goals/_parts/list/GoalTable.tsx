import { graphql, useFragment } from "react-relay";
import type { GoalTable_project$data, GoalTable_project$key } from "#web/__generated__/GoalTable_project.graphql.ts";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { useDrilldowns, type Drilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { goalKind } from "../../_lib/goalKinds.ts";
import { goalTarget } from "../../_lib/goalTarget.ts";
import { subjectRule } from "../../_lib/subjectRule.ts";
import { columnStyle, formatMoney, type MoneyStyle } from "#web/ui/format/money.ts";
import { GoalState, NoGoals, NothingArchived } from "./GoalStates.tsx";
import { RuleCell } from "./RuleCell.tsx";
import { UsedIn } from "./UsedIn.tsx";

type GoalRow = NonNullable<GoalTable_project$data["goals"]["list"]>["edges"][number];

const columnsOf = (
  currency: string | null | undefined,
  style: MoneyStyle,
  isArchive: boolean,
  drilldowns: Drilldowns,
): Column<GoalRow>[] => [
  {
    id: "name",
    title: t("Goal"),
    value: ({ node }) => node.name,
    csv: [
      { title: t("Goal"), value: "node.name" },
      { title: t("Key"), value: "node.key" },
    ],
    render: ({ node }) => (
      <span css={{ display: "inline-flex", alignItems: "center", gap: 8, maxWidth: "100%" }}>
        <span title={node.name} css={(theme) => ({ fontWeight: theme.weight.medium, ...oneLine })}>
          {node.name}
        </span>
        {node.isDefault && (
          // on phones the name needs the space
          <span css={(theme) => ({ [theme.media.narrow]: { display: "none" } })}>
            <Badge tone="accent">{t("Default")}</Badge>
          </span>
        )}
      </span>
    ),
  },
  {
    id: "type",
    title: t("Type"),
    width: 168,
    wideOnly: true,
    csv: "node.type",
    value: ({ node }) => goalKind(node.type).label,
  },
  {
    id: "value",
    title: t("Rule"),
    width: 190,
    wideOnly: true,
    csv: [
      { title: t("Rule"), value: "node.value" },
      { title: t("Default"), value: "node.isDefault" },
    ],
    value: ({ node }) => subjectRule(node)?.rule ?? (node.value || node.key),
    render: ({ node }) => <RuleCell rule={subjectRule(node)?.rule} value={goalTarget(node)} />,
  },
  {
    id: "conversions",
    title: t("Conversions"),
    numeric: true,
    width: 108,
    csv: "standing.conversions",
    value: ({ standing }) => standing?.conversions,
    isAmount: true,
    render: ({ node, standing }) => (
      <DrilldownLink
        to={standing?.conversions ? drilldowns({ reached: node.key, isUnfiltered: true }) : undefined}
        label={node.name}
        value={exactNumber(standing?.conversions)}
      >
        {compactNumber(standing?.conversions)}
      </DrilldownLink>
    ),
    definition: t("Sessions in the range that reached the goal"),
  },
  {
    id: "rate",
    title: t("Conv. rate"),
    numeric: true,
    width: 96,
    csv: [{ title: t("Conversion rate"), value: "standing.conversionRate", format: "percent" }],
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
    csv: "standing.revenue",
    value: ({ standing }) => standing?.revenue,
    isAmount: true,
    render: ({ standing }) => formatMoney(standing?.revenue, currency, style),
  },
  {
    id: "used",
    title: t("Used in"),
    width: 140,
    wideOnly: true,
    value: ({ node }) => node.usedIn.length,
    render: ({ node }) => (
      <UsedIn uses={node.usedIn.map(({ kind, name }) => ({ kind, name }))} isDefault={node.isDefault} />
    ),
  },
  {
    id: "state",
    title: t("Status"),
    width: 128,
    wideOnly: true,
    csv: [{ title: t("Last"), value: "standing.lastAt" }],
    value: ({ standing }) => (isArchive ? "archived" : standing?.lastAt),
    render: ({ node, standing }) => <GoalState isArchive={isArchive} type={node.type} lastAt={standing?.lastAt} />,
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
                ...subjectRule_goal
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
  const most = Math.max(0, ...rows.map(({ standing }) => standing?.revenue ?? 0));
  const columns = columnsOf(goals?.currency, columnStyle(most), isArchive, useDrilldowns());
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
        <TableFooter
          csv={
            <ExportCsvButton
              view="goals"
              rows="viewer.project.goals.list.edges"
              pageSize={100}
              columns={csvFields(columns)}
            />
          }
        >
          {phrase("{count, plural, one {# goal} other {# goals}}", { count: rows.length })}
        </TableFooter>
      )}
    </>
  );
}
