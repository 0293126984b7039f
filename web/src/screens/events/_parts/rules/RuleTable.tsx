import { MousePointerClick } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { RuleTable_project$data, RuleTable_project$key } from "#web/__generated__/RuleTable_project.graphql.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { formatTarget, triggerKind } from "../../_lib/triggers.ts";
import { RuleStatus } from "./RuleStatus.tsx";

type Rule = NonNullable<RuleTable_project$data["events"]["rules"]>["edges"][number]["node"];

const columns: Column<Rule>[] = [
  {
    id: "name",
    title: t("Event"),
    csv: "node.eventName",
    value: ({ eventName }) => eventName,
    render: ({ eventName }) => (
      <span title={eventName} css={(theme) => ({ fontWeight: theme.weight.medium, ...oneLine })}>
        {eventName}
      </span>
    ),
  },
  {
    id: "trigger",
    title: t("Trigger"),
    csv: "node.trigger",
    width: 110,
    value: ({ trigger }) => triggerKind(trigger).label,
  },
  {
    id: "target",
    title: t("Target"),
    width: 210,
    wideOnly: true,
    csv: "node.target",
    value: ({ trigger, target }) => formatTarget(trigger, target),
    render: ({ trigger, target }) => (
      <code title={target} css={(theme) => ({ ...oneLine, display: "block", fontSize: theme.size.small })}>
        {formatTarget(trigger, target)}
      </code>
    ),
  },
  {
    id: "page",
    title: t("Page"),
    csv: [
      { title: t("Page"), value: "node.url" },
      { title: t("Status"), value: "node.status" },
    ],
    width: 170,
    wideOnly: true,
    value: ({ url }) => url || t("All pages"),
  },
  {
    id: "count",
    title: t("Events"),
    numeric: true,
    width: 84,
    csv: "node.count",
    value: ({ count }) => count,
    definition: t("Created by the rule in the last 30 days"),
  },
  {
    id: "last",
    title: t("Last"),
    width: 120,
    wideOnly: true,
    csv: [
      { title: t("Last"), value: "node.lastAt" },
      { title: t("Created by"), value: "node.author" },
      { title: t("Created on"), value: "node.createdAt" },
    ],
    value: ({ lastAt }) => lastAt,
    render: ({ lastAt }) => (lastAt ? <RelativeTime at={lastAt} /> : t("Never")),
  },
  {
    id: "status",
    title: t("Status"),
    width: 104,
    value: ({ status }) => status,
    render: ({ status }) => <RuleStatus status={status} />,
  },
];

export function RuleTable({ project, canWrite }: { project: RuleTable_project$key; canWrite: boolean }) {
  const {
    events: { rules: eventRules },
  } = useFragment(
    graphql`
      fragment RuleTable_project on Project @throwOnFieldError {
        events {
          rules(first: 100) {
            edges {
              node {
                id
                eventConfigId
                eventName
                trigger
                target
                url
                status
                count
                lastAt
                # eslint-disable-next-line relay/unused-fields -- exported
                author
                # eslint-disable-next-line relay/unused-fields -- exported
                createdAt
              }
            }
          }
        }
      }
    `,
    project,
  );
  const rows = eventRules?.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <Table
        label={t("Event rules")}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowHref={({ eventConfigId }) => `/event-tracking/view/${eventConfigId}`}
        defaultSort={{ column: "count", direction: "descending" }}
        empty={
          <EmptyState
            icon={<MousePointerClick aria-hidden />}
            title={t("No event rules yet")}
            minHeight={240}
            action={
              canWrite && (
                <Link href="/event-tracking/new" css={buttonStyle("primary")}>
                  {t("New event rule")}
                </Link>
              )
            }
          >
            {t(
              "Choose what to track, such as a button. Every click on it becomes an event you can use in goals and funnels.",
            )}
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <TableFooter
          csv={
            <ExportCsvButton
              view="event-rules"
              rows="viewer.project.events.rules.edges"
              pageSize={100}
              columns={csvFields(columns)}
            />
          }
        >
          {phrase("{count, plural, one {# rule} other {# rules}}", { count: rows.length })}
        </TableFooter>
      )}
    </>
  );
}
