import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ErrorList_log$data, ErrorList_log$key } from "#web/__generated__/ErrorList_log.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Sparkline } from "#web/ui/charts/Sparkline.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useOpenError } from "../_lib/useOpenError.ts";
import { ErrorsCsv } from "./ErrorsCsv.tsx";
import { StateBadge } from "./StateBadge.tsx";

type Row = ErrorList_log$data["groups"][number];

function Message({ row }: { row: Row }) {
  const { message, type, place, state, isRegression, assignee } = row;
  const below = [type, place, assignee?.name].filter(Boolean).join(" · ");
  return (
    <span css={{ display: "block", minWidth: 0, padding: "6px 0", lineHeight: "18px" }}>
      <span css={{ display: "flex", alignItems: "center", gap: 8, minWidth: 0 }}>
        <span title={message} css={(t) => ({ ...oneLine, fontWeight: t.weight.medium })}>
          {message}
        </span>
        {(state !== "UNRESOLVED" || isRegression) && <StateBadge state={state} isRegression={isRegression} />}
      </span>
      <span title={below} css={(t) => ({ ...caption(t), ...oneLine, display: "block" })}>
        {below}
      </span>
    </span>
  );
}

const columns: Column<Row>[] = [
  { id: "message", title: t("Error"), value: (row) => row.message, render: (row) => <Message row={row} /> },
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
  { id: "count", title: t("Count"), numeric: true, width: 76, value: (row) => row.count },
  { id: "sessions", title: t("Sessions"), numeric: true, width: 90, wideOnly: true, value: (row) => row.sessions },
  { id: "visitors", title: t("Visitors"), numeric: true, width: 90, wideOnly: true, value: (row) => row.visitors },
  {
    id: "first",
    title: t("First seen"),
    width: 116,
    wideOnly: true,
    value: (row) => row.firstSeen,
    render: (row) => <RelativeTime at={row.firstSeen} />,
  },
  {
    id: "last",
    title: t("Last seen"),
    width: 116,
    wideOnly: true,
    value: (row) => row.lastSeen,
    render: (row) => <RelativeTime at={row.lastSeen} />,
  },
];

/** The groups; pressing one shows everything that is known of it. */
export function ErrorList({ log }: { log: ErrorList_log$key }) {
  const { groups, totalCount, range } = useFragment(
    graphql`
      fragment ErrorList_log on ErrorLog {
        totalCount
        groups {
          errorId
          message
          type
          place
          count
          sessions
          visitors
          firstSeen
          lastSeen
          sparkline
          state
          isRegression
          assignee {
            name
          }
        }
        range {
          startDate
          endDate
        }
      }
    `,
    log,
  );
  const [, open] = useOpenError();
  const [search] = useSearchParams();
  const isNarrowed = search.has("q") || search.has("state") || search.has("f");
  return (
    <Card flush>
      <Table
        label={t("Error log")}
        columns={columns}
        rows={groups}
        rowId={(row) => row.errorId}
        defaultSort={{ column: "count", direction: "descending" }}
        onRowAction={(row) => open(row.errorId)}
        empty={
          <EmptyState title={isNarrowed ? t("No error fits") : t("No errors to look after")} minHeight={320}>
            {isNarrowed
              ? t("Choose another state, other words or a longer range.")
              : t(
                  "The tracker reports the errors of your pages' scripts by itself. In this range there are none that are unresolved.",
                )}
          </EmptyState>
        }
      />
      {groups.length > 0 && (
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
          <span>{phrase("{count, plural, one {# error group} other {# error groups}}", { count: totalCount })}</span>
          <ErrorsCsv range={{ startDate: range.startDate, endDate: range.endDate }} />
        </div>
      )}
    </Card>
  );
}
