import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ErrorList_log$data, ErrorList_log$key } from "#web/__generated__/ErrorList_log.graphql.ts";
import type { ErrorList_viewer$key } from "#web/__generated__/ErrorList_viewer.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { Sparkline } from "#web/ui/charts/Sparkline.tsx";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useOpenError } from "../_lib/useOpenError.ts";
import { ChosenErrors } from "./merging/ChosenErrors.tsx";
import { ErrorMessage } from "./merging/ErrorMessage.tsx";

type Row = ErrorList_log$data["groups"][number];

const figuresOf = (toOf: (row: Row) => Drilldown): Column<Row>[] => [
  {
    id: "trend",
    title: t("Trend"),
    width: 120,
    wideOnly: true,
    sortable: false,
    value: (row) => row.sparkline.join(" "),
    render: (row) => (
      <span css={{ display: "block", width: 96 }}>
        <Sparkline values={row.sparkline} height={22} />
      </span>
    ),
  },
  { id: "count", title: t("Count"), csv: "count", numeric: true, width: 76, value: (row) => row.count },
  drilldownColumn(
    {
      id: "sessions",
      title: t("Sessions"),
      csv: "sessions",
      numeric: true,
      width: 90,
      wideOnly: true,
      value: (row) => row.sessions,
    },
    toOf,
    (row) => t("{name}, sessions", { name: row.message }),
  ),
  {
    id: "visitors",
    title: t("Visitors"),
    csv: "visitors",
    numeric: true,
    width: 90,
    wideOnly: true,
    value: (row) => row.visitors,
  },
  {
    id: "first",
    title: t("First seen"),
    width: 116,
    wideOnly: true,
    csv: "firstSeen",
    value: (row) => row.firstSeen,
    render: (row) => <RelativeTime at={row.firstSeen} />,
  },
  {
    id: "last",
    title: t("Last seen"),
    width: 116,
    wideOnly: true,
    csv: [
      { title: t("Last seen"), value: "lastSeen" },
      { title: t("First release"), value: "firstRelease" },
      { title: t("Last release"), value: "lastRelease" },
      { title: t("Status"), value: "state" },
      { title: t("Assigned to"), value: "assignee.name" },
    ],
    value: (row) => row.lastSeen,
    render: (row) => <RelativeTime at={row.lastSeen} />,
  },
];

interface Props {
  log: ErrorList_log$key;
  viewer: ErrorList_viewer$key;
  projectId: string;
}

/** The groups. Pressing one opens its details. */
export function ErrorList({ log, viewer, projectId }: Props) {
  const { groups, totalCount, range } = useFragment(
    graphql`
      fragment ErrorList_log on ErrorLog {
        totalCount
        groups {
          errorId
          message
          count
          sessions
          visitors
          firstSeen
          lastSeen
          sparkline
          # eslint-disable-next-line relay/unused-fields -- exported, beside what the message shows
          firstRelease
          # eslint-disable-next-line relay/unused-fields -- exported
          lastRelease
          ...ErrorMessage_group
        }
        range {
          startDate
          endDate
        }
      }
    `,
    log,
  );
  const { viewerCanWrite } = useFragment(
    graphql`
      fragment ErrorList_viewer on Viewer {
        viewerCanWrite
      }
    `,
    viewer,
  );
  const [, open] = useOpenError();
  const drilldowns = useDrilldowns();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, id] : [...now].filter((each) => each !== id)));
  const columns: Column<Row>[] = [
    {
      id: "message",
      title: t("Error"),
      value: (row) => row.message,
      csv: [
        { title: t("Error"), value: "message" },
        { title: t("Kind"), value: "kind" },
        { title: t("Type"), value: "type" },
        { title: t("File and line"), value: "place" },
      ],
      render: (row) => (
        <ErrorMessage
          group={row}
          isChosen={viewerCanWrite ? chosen.has(row.errorId) : undefined}
          onChoose={(isChosen) => choose(row.errorId, isChosen)}
        />
      ),
    },
    ...figuresOf(({ errorId }) => drilldowns({ step: { kind: "ERROR", value: errorId } })),
  ];
  const here = groups.filter(({ errorId }) => chosen.has(errorId));
  const [search] = useSearchParams();
  const isFiltered = ["q", "state", "f", "kind", "release", "assignee"].some((name) => search.has(name));
  return (
    <Card flush>
      {here.length > 0 && <ChosenErrors projectId={projectId} chosen={here} onDone={() => setChosen(new Set())} />}
      <Table
        label={t("Error log")}
        columns={columns}
        rows={groups}
        rowId={(row) => row.errorId}
        defaultSort={{ column: "count", direction: "descending" }}
        onRowAction={(row) => open(row.errorId)}
        empty={
          <EmptyState title={isFiltered ? t("No matching errors") : t("No unresolved errors")} minHeight={320}>
            {isFiltered
              ? t("Choose another status, another search term or a longer range.")
              : t(
                  "The tracker reports script, console and request errors automatically. There are no unresolved errors in this range.",
                )}
          </EmptyState>
        }
      />
      {groups.length > 0 && (
        <TableFooter
          asGraphql={t("Error log")}
          csv={
            <ExportCsvButton
              view="error-log"
              range={{ startDate: range.startDate, endDate: range.endDate }}
              rows="viewer.project.traffic.report.errorLog.groups"
              pageSize={1000}
              columns={csvFields(columns)}
            />
          }
        >
          {phrase("{count, plural, one {# error group} other {# error groups}}", { count: totalCount })}
        </TableFooter>
      )}
    </Card>
  );
}
