import type { CSSObject, Theme } from "@emotion/react";
import { Button } from "react-aria-components/Button";
import { graphql, useFragment } from "react-relay";
import type { FlowTable_flow$data, FlowTable_flow$key } from "#web/__generated__/FlowTable_flow.graphql.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { MiddleText } from "#web/ui/data/MiddleText.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { percent } from "#web/ui/format/percent.ts";
import { nodeName } from "../_lib/nodeName.ts";
import { NodeMenu } from "./NodeMenu.tsx";

/** What the screen's query calls the traffic that the flow is of. */
export type FlowName = "report" | "left" | "right";
type Node = FlowTable_flow$data["nodes"][number];
type Row = Node & { next: string };
const stepName = ({ kind, name, title }: Node) => nodeName({ kind, name, title });

const stepStyle = (theme: Theme): CSSObject => ({
  display: "block",
  maxWidth: "100%",
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: "none",
  textAlign: "left",
  cursor: "pointer",
  "&[data-hovered], &[aria-expanded=true]": { textDecoration: "underline", textUnderlineOffset: 3 },
  "&[data-focus-visible]": { outlineOffset: -2 },
});

function Step({ row }: { row: Row }) {
  const { kind, name } = row;
  if (kind !== "PAGE" && kind !== "EVENT")
    return <span css={(theme) => ({ color: theme.color.muted })}>{stepName(row)}</span>;
  return (
    <NodeMenu
      stop={{ kind, name }}
      trigger={
        <Button css={stepStyle}>
          <MiddleText>{stepName(row)}</MiddleText>
        </Button>
      }
    />
  );
}

const columns: Column<Row>[] = [
  {
    id: "column",
    title: t("Step"),
    csv: [
      { title: t("Step (from 0)"), value: "column" },
      { title: t("Kind"), value: "kind" },
    ],
    numeric: true,
    width: 60,
    value: (row) => row.column + 1,
  },
  { id: "name", title: t("Page or event"), csv: "name", value: stepName, render: (row) => <Step row={row} /> },
  {
    id: "sessions",
    title: t("Sessions"),
    csv: "sessions",
    numeric: true,
    width: 96,
    value: (row) => row.sessions,
  },
  {
    id: "dropped",
    title: t("Drop-off"),
    numeric: true,
    width: 96,
    wideOnly: true,
    csv: "dropped",
    value: (row) => row.dropped / row.sessions,
    render: (row) => percent(row.dropped / row.sessions),
    definition: t("Sessions that dropped off at this step"),
  },
  { id: "next", title: t("Most common next step"), wideOnly: true, value: (row) => row.next },
];

const conversion: Column<Row> = {
  id: "converted",
  title: t("Conv. rate"),
  numeric: true,
  width: 96,
  wideOnly: true,
  csv: [{ title: t("Conversions"), value: "converted" }],
  value: (row) => row.converted / row.sessions,
  render: (row) => percent(row.converted / row.sessions),
  definition: t("Sessions that reach the goal from here"),
};

/** The same numbers as a table, for keyboard and screen reader users and for exact values. */
export function FlowTable({ flow, report }: { flow: FlowTable_flow$key; report: FlowName }) {
  const { nodes, links, goal, range } = useFragment(
    graphql`
      fragment FlowTable_flow on BehaviorFlow {
        nodes {
          column
          kind
          name
          title
          sessions
          dropped
          converted
        }
        links {
          from
          to
          sessions
        }
        goal {
          name
        }
        range {
          startDate
          endDate
        }
      }
    `,
    flow,
  );
  const rows = nodes.map((node, place): Row => {
    // the other pages together are no step to go to
    const [most] = links
      .filter(({ from, to }) => from === place && nodes[to]?.kind)
      .toSorted((a, b) => b.sessions - a.sessions);
    const next = most && nodes[most.to];
    return { ...node, next: next ? `${stepName(next)} (${percent(most.sessions / node.sessions, 0)})` : "" };
  });
  const shown = goal ? [...columns, conversion] : columns;
  return (
    <>
      <Table
        label={t("Visitor paths")}
        columns={shown}
        rows={rows}
        rowId={(row) => `${row.column} ${row.kind ?? ""} ${row.name}`}
      />
      <TableFooter
        csv={
          <ExportCsvButton
            view={report === "report" ? "behavior-flow" : `behavior-flow-${report}`}
            range={{ startDate: range.startDate, endDate: range.endDate }}
            rows={`viewer.project.traffic.${report}.flow.nodes`}
            columns={csvFields([...columns, conversion])}
          />
        }
      >
        {phrase("{count, plural, one {# step} other {# steps}}", { count: rows.length })}
      </TableFooter>
    </>
  );
}
