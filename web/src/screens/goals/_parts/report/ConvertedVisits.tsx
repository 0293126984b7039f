import { graphql, useFragment } from "react-relay";
import type {
  ConvertedVisits_report$data,
  ConvertedVisits_report$key,
} from "#web/__generated__/ConvertedVisits_report.graphql.ts";
import { useShownProjectHref } from "#web/layout/useProjectHref.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { columnStyle, formatMoney, type MoneyStyle } from "#web/ui/format/money.ts";

const HEIGHT = 320;
type Visit = NonNullable<ConvertedVisits_report$data["visits"]>[number];
const write = (dimension: string, value: string) => dimensionKind(dimension).write(value);

const columnsOf = (currency: string | null | undefined, style: MoneyStyle): Column<Visit>[] => [
  {
    id: "at",
    title: t("When"),
    width: 130,
    value: ({ at }) => at,
    render: ({ at }) => <RelativeTime at={at} />,
    csv: [
      { title: t("When"), value: "at" },
      { title: t("Visitor ID"), value: "visitorId" },
      { title: t("Session ID"), value: "sessionId" },
    ],
  },
  { id: "path", title: t("Conversion page"), csv: "path", largeOnly: true, wideOnly: true, value: ({ path }) => path },
  { id: "entry", title: t("Entry page"), csv: "entryPath", value: ({ entryPath }) => entryPath },
  {
    id: "channel",
    title: t("Channel"),
    csv: "channel",
    width: 140,
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
    csv: "device",
    width: 100,
    wideOnly: true,
    value: ({ device }) => write("DEVICE", device),
  },
  {
    id: "pages",
    title: t("Pages"),
    csv: "pages",
    numeric: true,
    width: 76,
    wideOnly: true,
    value: ({ pages }) => pages,
  },
  {
    id: "revenue",
    title: t("Revenue"),
    csv: "revenue",
    numeric: true,
    width: 96,
    value: ({ revenue }) => revenue,
    isAmount: true,
    render: ({ revenue }) => formatMoney(revenue, currency, style),
  },
];

export function ConvertedVisits({ report }: { report: ConvertedVisits_report$key }) {
  return (
    <Panel title={t("Latest converted sessions")} flush height={HEIGHT}>
      <Visits report={report} />
    </Panel>
  );
}

function Visits({ report }: { report: ConvertedVisits_report$key }) {
  const href = useShownProjectHref();
  const { visits, currency } = useFragment(
    graphql`
      fragment ConvertedVisits_report on GoalReport @throwOnFieldError {
        currency
        visits {
          sessionId
          visitorId
          at
          path
          entryPath
          channel
          country
          device
          pages
          revenue
        }
      }
    `,
    report,
  );
  const rows = visits ?? [];
  const columns = columnsOf(currency, columnStyle(Math.max(0, ...rows.map(({ revenue }) => revenue))));
  const hasRevenue = rows.some(({ revenue }) => revenue > 0);
  return (
    <>
      <Table
        label={t("Latest converted sessions")}
        columns={hasRevenue ? columns : columns.filter(({ id }) => id !== "revenue")}
        rows={rows}
        rowId={({ sessionId }) => sessionId}
        rowHref={({ visitorId }) => href(`/profile/${visitorId}`)}
        defaultSort={{ column: "at", direction: "descending" }}
        empty={<EmptyState title={t("No conversions in this range")} minHeight={HEIGHT} />}
      />
      {rows.length > 0 && (
        <TableFooter
          csv={
            <ExportCsvButton
              view="converted-visits"
              rows="viewer.project.goals.goal.report.visits"
              pageSize={1000}
              columns={csvFields(columns)}
            />
          }
        />
      )}
    </>
  );
}
