import { graphql, useFragment } from "react-relay";
import type {
  NewestEvents_report$data,
  NewestEvents_report$key,
} from "#web/__generated__/NewestEvents_report.graphql.ts";
import { useShownProjectHref } from "#web/layout/useProjectHref.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { ExportCsvButton, type CsvRange } from "#web/reports/tables/ExportCsvButton.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";

const HEIGHT = 280;
type Row = NonNullable<NewestEvents_report$data["newest"]>[number];
const write = (dimension: string, value: string) => dimensionKind(dimension).write(value);

const columns: Column<Row>[] = [
  {
    id: "at",
    title: t("When"),
    csv: "at",
    width: 130,
    value: ({ at }) => at,
    render: ({ at }) => <RelativeTime at={at} />,
  },
  {
    id: "name",
    title: t("Event"),
    csv: [
      { title: t("Event"), value: "name" },
      { title: t("Visitor ID"), value: "visitorId" },
    ],
    width: 150,
    wideOnly: true,
    value: ({ name }) => name,
  },
  { id: "path", title: t("Page"), csv: "path", value: ({ path }) => path },
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
  {
    id: "channel",
    title: t("Channel"),
    csv: "channel",
    width: 130,
    wideOnly: true,
    value: ({ channel }) => write("CHANNEL", channel),
  },
  {
    id: "country",
    title: t("Country"),
    csv: "country",
    width: 130,
    value: ({ country }) => write("COUNTRY", country),
  },
  {
    id: "device",
    title: t("Device"),
    csv: [
      { title: t("Device"), value: "device" },
      { title: t("Value"), value: "value" },
      { title: t("Properties"), value: "props" },
    ],
    width: 96,
    wideOnly: true,
    value: ({ device }) => write("DEVICE", device),
  },
];

interface Props {
  report: NewestEvents_report$key;
  range: CsvRange;
  /** names the file */
  value: string;
  isMember: boolean;
}

export function NewestEvents(props: Props) {
  return (
    <Panel title={t("Latest events")} flush height={HEIGHT}>
      <Rows {...props} />
    </Panel>
  );
}

function Rows({ report, range, value, isMember }: Props) {
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
          # eslint-disable-next-line relay/unused-fields -- exported
          value
        }
      }
    `,
    report,
  );
  const href = useShownProjectHref();
  const rows = newest ?? [];
  // a column that says the same in every row
  const isOneEvent = new Set(rows.map(({ name }) => name)).size <= 1;
  const hasProps = rows.some(({ props }) => props !== "");
  const shown = columns.filter(({ id }) => !(id === "name" && isOneEvent) && !(id === "props" && !hasProps));
  return (
    <>
      <Table
        label={t("Latest events")}
        columns={shown}
        rows={rows}
        rowId={({ eventId }) => eventId}
        {...(isMember && { rowHref: ({ visitorId }: Row) => href(`/profile/${visitorId}`) })}
        defaultSort={{ column: "at", direction: "descending" }}
        empty={<EmptyState title={t("No events in this range")} minHeight={HEIGHT} />}
      />
      {rows.length > 0 && (
        <TableFooter
          csv={
            <ExportCsvButton
              view={`event-${value}`}
              range={range}
              rows="viewer.project.events.report.newest"
              pageSize={1000}
              columns={csvFields(columns)}
            />
          }
        >
          {t("Latest {count}", { count: exactNumber(rows.length) })}
        </TableFooter>
      )}
    </>
  );
}
