import { graphql, useFragment } from "react-relay";
import type {
  ErrorInstances_detail$data,
  ErrorInstances_detail$key,
} from "#web/__generated__/ErrorInstances_detail.graphql.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { WatchLink } from "#web/reports/drilldown/WatchLink.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useGoToOccurrence } from "../_lib/useOccurrence.ts";

type Row = ErrorInstances_detail$data["instances"][number];

const country = dimensionKind("COUNTRY");
const device = dimensionKind("DEVICE");

const columns: Column<Row>[] = [
  {
    id: "at",
    title: t("When"),
    width: 130,
    value: (row) => row.at,
    render: (row) => <RelativeTime at={row.at} />,
    csv: [
      { title: t("When"), value: "at" },
      { title: t("Visitor ID"), value: "visitorId" },
      { title: t("Session ID"), value: "sessionId" },
    ],
  },
  { id: "path", title: t("Page"), csv: "path", value: (row) => row.path },
  {
    id: "browser",
    title: t("Browser"),
    csv: "browser",
    width: 110,
    wideOnly: true,
    value: (row) => row.browser || t("Unknown"),
  },
  { id: "os", title: t("System"), csv: "os", width: 110, wideOnly: true, value: (row) => row.os || t("Unknown") },
  {
    id: "device",
    title: t("Device"),
    csv: "device",
    width: 100,
    wideOnly: true,
    value: (row) => device.write(row.device),
  },
  {
    id: "country",
    title: t("Country"),
    csv: "country",
    width: 130,
    wideOnly: true,
    value: (row) => country.write(row.country),
  },
  {
    id: "recording",
    title: t("Recording"),
    hidesTitle: true,
    width: 52,
    sortable: false,
    value: () => null,
    render: ({ sessionId, recordedFrom, at, path }) => <WatchLink row={{ sessionId, recordedFrom, at }} of={path} />,
  },
];

/** The newest occurrences. Pressing one shows its stack and breadcrumbs. */
export function ErrorInstances({ detail }: { detail: ErrorInstances_detail$key }) {
  const { instances } = useFragment(
    graphql`
      fragment ErrorInstances_detail on ErrorDetail {
        instances {
          eventId
          at
          # eslint-disable-next-line relay/unused-fields -- exported
          visitorId
          sessionId
          recordedFrom
          path
          browser
          os
          device
          country
        }
      }
    `,
    detail,
  );
  const go = useGoToOccurrence();
  const show = (index: number) => {
    go(index);
    window.scrollTo({ top: 0 });
  };
  return (
    <Card title={t("Latest occurrences")} flush>
      <Table
        label={t("Latest occurrences")}
        columns={columns}
        rows={instances}
        rowId={(row) => row.eventId}
        defaultSort={{ column: "at", direction: "descending" }}
        onRowAction={(row) => show(instances.indexOf(row))}
      />
      <TableFooter
        asGraphql={t("Latest occurrences")}
        csv={
          <ExportCsvButton
            view="error-occurrences"
            rows="viewer.project.traffic.report.errorDetail.instances"
            pageSize={1000}
            columns={csvFields(columns)}
          />
        }
      >
        {t("Latest {count}", { count: exactNumber(instances.length) })}
      </TableFooter>
    </Card>
  );
}
