import type { GoalTable_project$data } from "#web/__generated__/GoalTable_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { percent } from "#web/ui/format/percent.ts";
import { goalKind } from "../../_lib/goalKinds.ts";
import { money } from "../../_lib/money.ts";
import { UsedIn } from "./UsedIn.tsx";

export type GoalRow = NonNullable<GoalTable_project$data["goals"]>["edges"][number];

export const goalColumns = (currency: string | null | undefined, isArchive: boolean): Column<GoalRow>[] => [
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
    render: ({ node }) => <UsedIn uses={node.usedIn} isDefault={node.isDefault} />,
  },
  {
    id: "state",
    title: t("State"),
    width: 128,
    wideOnly: true,
    value: ({ standing }) => (isArchive ? "archived" : standing?.lastAt),
    render: ({ standing }) => <State isArchive={isArchive} lastAt={standing?.lastAt} />,
  },
];

function State({ isArchive, lastAt }: { isArchive: boolean; lastAt: string | null | undefined }) {
  if (isArchive) return <Badge>{t("Archived")}</Badge>;
  if (lastAt) return <Badge tone="positive">{t("Counting")}</Badge>;
  return (
    <Badge tone="warning" title={t("Not reached once in the last 90 days")}>
      {t("Never reached")}
    </Badge>
  );
}
