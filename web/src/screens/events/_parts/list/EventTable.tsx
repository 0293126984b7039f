import { MousePointerClick } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { EventTable_project$key } from "#web/__generated__/EventTable_project.graphql.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { TableActions } from "#web/reports/tables/TableActions.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { choosesSessions } from "#web/reports/filters/eventCriteria.ts";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { csvFields } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { useEventAddress } from "../../_lib/useEventAddress.ts";
import { readEventRow, type EventRow } from "../../_lib/readEventRow.ts";
import { eventColumns } from "./eventColumns.tsx";

interface Props {
  project: EventTable_project$key;
  projectId: string;
  canWrite: boolean;
}

export function EventTable({ project, projectId, canWrite }: Props) {
  const {
    events: { list: eventList },
  } = useFragment(
    graphql`
      fragment EventTable_project on Project @throwOnFieldError {
        events {
          list(range: $range, compare: $compare, filters: $filters, hidden: $hidden) {
            rows {
              ...readEventRow_row
            }
            totalCount
            range {
              startDate
              endDate
            }
          }
        }
      }
    `,
    project,
  );
  const address = useEventAddress();
  const drilldowns = useDrilldowns();
  const [{ filters }] = useReportState();
  if (!eventList) return null;
  const { totalCount, range } = eventList;
  const rows = eventList.rows.map(readEventRow);
  // A custom event may have the same name as one created by the tracker, and filters match by name only. With filters
  // on single events, the visitor list would include all sessions that contain the event at all.
  const toOf = ({ name, source }: EventRow) =>
    !choosesSessions(filters) || rows.some((other) => other.name === name && other.source !== source)
      ? undefined
      : drilldowns({ event: name, sort: "events" });
  const isCompared = rows.some(({ previous }) => previous);
  const columns = eventColumns({ isCompared, toOf, projectId: canWrite ? projectId : undefined });
  const table = {
    view: "events",
    range: { startDate: range.startDate, endDate: range.endDate },
    rows: "viewer.project.events.list.rows",
    pageSize: 1000,
    columns: csvFields(columns),
  };
  return (
    <>
      <Table
        label={t("Events")}
        columns={columns}
        rows={rows}
        rowId={({ name, source }) => `${source} ${name}`}
        rowHref={({ name }) => address("name", name)}
        defaultSort={{ column: "count", direction: "descending" }}
        empty={<NoEvents />}
      />
      {rows.length > 0 && (
        <TableFooter csv={<TableActions title={t("Events")} {...table} />}>
          {rows.length === totalCount
            ? phrase("{count, plural, one {# event} other {# events}}", { count: totalCount })
            : t("Top {length} of {exactNumber}", {
                length: rows.length,
                exactNumber: exactNumber(totalCount),
              })}
        </TableFooter>
      )}
    </>
  );
}

function NoEvents() {
  const [{ filters }] = useReportState();
  const isFiltered = filters.length > 0;
  return (
    <EmptyState
      icon={<MousePointerClick aria-hidden />}
      title={isFiltered ? t("No events match these filters") : t("No events in this range")}
      minHeight={280}
      action={
        !isFiltered && (
          <Link href="/event-tracking" css={buttonStyle("secondary")}>
            {t("Go to event rules")}
          </Link>
        )
      }
    >
      {isFiltered
        ? t("Choose a longer date range or remove a filter.")
        : t(
            "Clicks are recorded automatically. Send custom events from your website's code or create them with a rule.",
          )}
    </EmptyState>
  );
}
