import { graphql, useFragment } from "react-relay";
import type {
  FormSplitPanel_report$data,
  FormSplitPanel_report$key,
} from "#web/__generated__/FormSplitPanel_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { toggleGroups } from "#web/reports/url/reportState.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { valueGroups } from "#web/reports/dimensions/dimensionKinds.ts";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { percent } from "#web/ui/format/percent.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { formatMs } from "../../_lib/formatMs.ts";
import { formSplits, splitKind, type FormSplitChoice } from "../../_lib/formChoices.ts";

const HEIGHT = 240;
type Row = FormSplitPanel_report$data["split"][number];

/** The results by device or another property. Pressing a row filters the whole screen by it. */
export function FormSplitPanel({ report }: { report: FormSplitPanel_report$key }) {
  const [by, choose] = useSearchChoice("by", formSplits, "DEVICE");
  return (
    <Panel
      title={t("By group")}
      flush
      height={HEIGHT}
      actions={
        <Select
          label={t("Break down by")}
          hideLabel
          value={by}
          choices={formSplits.map((id) => ({ id, label: splitKind(id).label }))}
          onChange={choose}
          css={{ width: 170 }}
        />
      }
    >
      <Rows report={report} by={by} />
    </Panel>
  );
}

function Rows({ report, by }: { report: FormSplitPanel_report$key; by: FormSplitChoice }) {
  const { split } = useFragment(
    graphql`
      fragment FormSplitPanel_report on FormReport {
        split {
          value
          totals {
            views
            starters
            completions
            completionRate
            medianMs
          }
        }
      }
    `,
    report,
  );
  const [state, change] = useReportState();
  const kind = splitKind(by);
  const most = Math.max(1, ...split.map(({ totals }) => totals.views));
  const columns: Column<Row>[] = [
    {
      id: "name",
      title: kind.head,
      csv: "value",
      value: ({ value }) => kind.write(value),
      share: ({ totals }) => totals.views / most,
    },
    { id: "views", title: t("Views"), numeric: true, width: 76, csv: "totals.views", value: (row) => row.totals.views },
    {
      id: "starters",
      title: t("Starters"),
      numeric: true,
      width: 84,
      wideOnly: true,
      csv: "totals.starters",
      value: (row) => row.totals.starters,
    },
    {
      id: "completions",
      title: t("Completions"),
      numeric: true,
      width: 104,
      largeOnly: true,
      csv: "totals.completions",
      value: (row) => row.totals.completions,
    },
    {
      id: "rate",
      title: t("Rate"),
      numeric: true,
      width: 72,
      csv: "totals.completionRate",
      value: (row) => row.totals.completionRate,
      render: (row) => percent(row.totals.completionRate),
      definition: t("Completions divided by starters"),
    },
    {
      id: "median",
      title: t("Time"),
      numeric: true,
      width: 76,
      wideOnly: true,
      csv: "totals.medianMs",
      value: (row) => row.totals.medianMs,
      render: (row) => formatMs(row.totals.medianMs),
      definition: t("Median time from the start to the success"),
    },
  ];
  return (
    <>
      <Table
        label={kind.label}
        columns={columns}
        rows={split}
        rowId={({ value }) => value}
        defaultSort={{ column: "views", direction: "descending" }}
        onRowAction={({ value }) => change({ filters: toggleGroups(state.filters, valueGroups(kind.id, value)) })}
        empty={<EmptyState title={t("No visitor saw this form in this range")} minHeight={HEIGHT} />}
      />
      {split.length > 0 && (
        <TableFooter
          csv={
            <ExportCsvButton
              view={`form-by-${by.toLowerCase().replace("_", "-")}`}
              rows="viewer.project.forms.report.split"
              columns={csvFields(columns)}
            />
          }
        />
      )}
    </>
  );
}
