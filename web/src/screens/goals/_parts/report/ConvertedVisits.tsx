import { graphql, useFragment } from "react-relay";
import type {
  ConvertedVisits_report$data,
  ConvertedVisits_report$key,
} from "#web/__generated__/ConvertedVisits_report.graphql.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { money } from "../../_lib/money.ts";
import { GoalVisitsCsv } from "./GoalVisitsCsv.tsx";

const HEIGHT = 320;
type Visit = NonNullable<ConvertedVisits_report$data["visits"]>[number];
const write = (dimension: string, value: string) => dimensionKind(dimension).write(value);

const columns = (currency: string | null | undefined, hasRevenue: boolean): Column<Visit>[] => [
  { id: "at", title: t("When"), width: 130, value: ({ at }) => at, render: ({ at }) => <RelativeTime at={at} /> },
  { id: "path", title: t("Reached on"), value: ({ path }) => path },
  { id: "entry", title: t("Entry page"), wideOnly: true, value: ({ entryPath }) => entryPath },
  { id: "channel", title: t("Channel"), width: 140, wideOnly: true, value: ({ channel }) => write("CHANNEL", channel) },
  { id: "country", title: t("Country"), width: 130, value: ({ country }) => write("COUNTRY", country) },
  { id: "device", title: t("Device"), width: 100, wideOnly: true, value: ({ device }) => write("DEVICE", device) },
  { id: "pages", title: t("Pages"), numeric: true, width: 76, wideOnly: true, value: ({ pages }) => pages },
  ...(hasRevenue
    ? [
        {
          id: "revenue",
          title: t("Revenue"),
          numeric: true,
          width: 96,
          value: ({ revenue }: Visit) => revenue,
          render: ({ revenue }: Visit) => money(revenue, currency),
        },
      ]
    : []),
];

export function ConvertedVisits({ report }: { report: ConvertedVisits_report$key }) {
  return (
    <Panel title={t("Newest visits behind it")} flush height={HEIGHT}>
      <Visits report={report} />
    </Panel>
  );
}

function Visits({ report }: { report: ConvertedVisits_report$key }) {
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
  const shown = columns(
    currency,
    rows.some(({ revenue }) => revenue > 0),
  );
  return (
    <>
      <Table
        label={t("Newest visits behind it")}
        columns={shown}
        rows={rows}
        rowId={({ sessionId }) => sessionId}
        rowHref={({ visitorId }) => `/profile/${visitorId}`}
        defaultSort={{ column: "at", direction: "descending" }}
        empty={<EmptyState title={t("No conversion in this range")} minHeight={HEIGHT} />}
      />
      {rows.length > 0 && (
        <div
          css={(theme) => ({
            display: "flex",
            justifyContent: "flex-end",
            padding: 2,
            borderTop: `1px solid ${theme.color.border}`,
          })}
        >
          <GoalVisitsCsv />
        </div>
      )}
    </>
  );
}
