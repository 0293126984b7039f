import { graphql, useFragment } from "react-relay";
import type {
  NewestEvents_report$data,
  NewestEvents_report$key,
} from "#web/__generated__/NewestEvents_report.graphql.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import type { CsvRange } from "#web/reports/tables/ExportCsvButton.tsx";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { EventRowsCsv } from "./EventRowsCsv.tsx";

const HEIGHT = 280;
type Row = NonNullable<NewestEvents_report$data["newest"]>[number];
const write = (dimension: string, value: string) => dimensionKind(dimension).write(value);

const columns: Column<Row>[] = [
  { id: "at", title: t("When"), width: 130, value: ({ at }) => at, render: ({ at }) => <RelativeTime at={at} /> },
  { id: "name", title: t("Event"), width: 150, wideOnly: true, value: ({ name }) => name },
  { id: "path", title: t("Page"), value: ({ path }) => path },
  {
    id: "props",
    title: t("Properties"),
    wideOnly: true,
    sortable: false,
    value: ({ props }) => props,
    render: ({ props }) => (
      <code title={props} css={(theme) => ({ ...oneLine, display: "block", fontSize: theme.size.small })}>
        {props || "–"}
      </code>
    ),
  },
  { id: "channel", title: t("Channel"), width: 130, wideOnly: true, value: ({ channel }) => write("CHANNEL", channel) },
  { id: "country", title: t("Country"), width: 130, value: ({ country }) => write("COUNTRY", country) },
  { id: "device", title: t("Device"), width: 96, wideOnly: true, value: ({ device }) => write("DEVICE", device) },
];

interface Props {
  report: NewestEvents_report$key;
  range: CsvRange;
  isMember: boolean;
}

export function NewestEvents(props: Props) {
  return (
    <Panel title={t("Newest events")} flush height={HEIGHT}>
      <Rows {...props} />
    </Panel>
  );
}

function Rows({ report, range, isMember }: Props) {
  const { newest } = useFragment(
    graphql`
      fragment NewestEvents_report on EventReport @throwOnFieldError {
        newest {
          eventId
          at
          name
          visitorId
          path
          props
          channel
          country
          device
        }
      }
    `,
    report,
  );
  const rows = newest ?? [];
  return (
    <>
      <Table
        label={t("Newest events")}
        columns={columns}
        rows={rows}
        rowId={({ eventId }) => eventId}
        {...(isMember && { rowHref: ({ visitorId }: Row) => `/profile/${visitorId}` })}
        defaultSort={{ column: "at", direction: "descending" }}
        empty={<EmptyState title={t("No event in this range")} minHeight={HEIGHT} />}
      />
      {rows.length > 0 && (
        <TableFooter csv={<EventRowsCsv range={range} />}>
          {t("The newest {count}", { count: exactNumber(rows.length) })}
        </TableFooter>
      )}
    </>
  );
}
