import { graphql, useFragment } from "react-relay";
import type {
  VitalTable_performance$data,
  VitalTable_performance$key,
} from "#web/__generated__/VitalTable_performance.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { DimensionLabel } from "#web/reports/dimensions/DimensionLabel.tsx";
import { dimensionKind, valueGroups } from "#web/reports/dimensions/dimensionKinds.ts";
import { TableActions } from "#web/reports/tables/TableActions.tsx";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { MiddleText } from "#web/ui/data/MiddleText.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { performanceDimensions, vitalNames } from "#web/reports/frame/reportTabs.ts";
import { verdictLabel, verdictOf, verdictTone, vitalKinds, writeVital } from "../_lib/vitalKinds.ts";
import { useFilterRow } from "../_lib/useFilterRow.ts";

type Data = VitalTable_performance$data;
type Row = Data["rows"][number];
const HEIGHT = 320;
const valueOf = {
  LCP: (row: Row) => row.lcp,
  INP: (row: Row) => row.inp,
  CLS: (row: Row) => row.cls,
  FCP: (row: Row) => row.fcp,
  TTFB: (row: Row) => row.ttfb,
  LOAD: (row: Row) => row.load,
} as const;

/** Performance by page, device, country or browser: the slowest first. */
export function VitalTable({ performance }: { performance: VitalTable_performance$key }) {
  const [by, choose] = useSearchChoice("by", performanceDimensions, "PAGE");
  return (
    <Panel
      title={t("Where it's slow")}
      definition={t(
        "75th percentile: three out of four page loads were this fast or faster. Requires at least 10 measurements.",
      )}
      flush
      height={HEIGHT}
      actions={
        <SegmentedControl
          label={t("Break down by")}
          segments={performanceDimensions.map((id) => ({ id, label: dimensionKind(id).head }))}
          selected={by}
          onSelect={choose}
        />
      }
    >
      <Rows performance={performance} by={by} />
    </Panel>
  );
}

function Rows({ performance, by }: { performance: VitalTable_performance$key; by: string }) {
  const { rows, total, vitals, range } = useFragment(
    graphql`
      fragment VitalTable_performance on PerformanceReport {
        rows {
          name
          loads
          lcp
          inp
          cls
          fcp
          ttfb
          load
        }
        total
        vitals {
          name
          goodTo
          poorFrom
        }
        range {
          startDate
          endDate
        }
      }
    `,
    performance,
  );
  const kind = dimensionKind(by);
  const filter = useFilterRow(by);
  const drilldowns = useDrilldowns();
  const columns: Column<Row>[] = [
    {
      id: "name",
      title: kind.head,
      csv: [{ title: t("Name"), value: "name", dimension: by }],
      value: (row) => kind.write(row.name),
      render: (row) => (
        <DimensionLabel dimension={by} value={row.name}>
          <MiddleText>{kind.write(row.name)}</MiddleText>
        </DimensionLabel>
      ),
    },
    drilldownColumn(
      { id: "loads", title: t("Page loads"), csv: "loads", numeric: true, width: 84, value: (row) => row.loads },
      (row) => drilldowns({ filters: valueGroups(by, row.name), sort: "pageviews" }),
      (row) => t("{name}, page loads", { name: kind.write(row.name) }),
    ),
    ...vitalNames.map((name): Column<Row> => {
      const value = valueOf[name];
      const limits = vitals.find((one) => one.name === name);
      return {
        id: name,
        title: vitalKinds[name].short,
        csv: [{ title: vitalKinds[name].short, value: name.toLowerCase(), format: (one) => writeVital(name, one) }],
        numeric: true,
        width: 84,
        wideOnly: name !== "LCP",
        definition: vitalKinds[name].label,
        value,
        render: (row) => <RatedValue value={value(row)} limits={limits} write={(one) => writeVital(name, one)} />,
      };
    }),
  ];
  const table = {
    view: `performance-${by.toLowerCase()}`,
    range: { startDate: range.startDate, endDate: range.endDate },
    rows: "viewer.project.traffic.report.performance.rows",
    pageSize: 1000,
    columns: csvFields(columns),
  };
  return (
    <>
      <Table
        label={t("Where it's slow")}
        columns={columns}
        rows={rows}
        rowId={(row) => row.name}
        onRowAction={(row) => filter(row.name)}
        defaultSort={{ column: "LCP", direction: "descending" }}
        empty={
          <EmptyState title={t("No measurements in this range")} minHeight={HEIGHT}>
            {t("Browsers report it while visitors use your pages. Choose a longer range or remove a filter.")}
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <TableFooter csv={<TableActions title={t("Where it's slow")} {...table} />}>
          {rows.length === total
            ? t("{totalCount} total", { totalCount: total })
            : t("Top {length} of {exactNumber}", { length: rows.length, exactNumber: total })}
        </TableFooter>
      )}
    </>
  );
}

interface RatedValueProps {
  value: number | null | undefined;
  limits: { goodTo: number | null | undefined; poorFrom: number | null | undefined } | undefined;
  write(value: number | null | undefined): string;
}

function RatedValue({ value, limits, write }: RatedValueProps) {
  if (value == null || !limits) return <span css={(theme) => ({ color: theme.color.muted })}>–</span>;
  const { goodTo, poorFrom } = limits;
  const verdict = verdictOf(value, { goodTo, poorFrom });
  if (!verdict) return <span>{write(value)}</span>;
  return (
    <span
      title={verdictLabel[verdict]}
      css={(theme) => ({ color: theme.color[verdictTone[verdict]], fontWeight: theme.weight.medium })}
    >
      {write(value)}
    </span>
  );
}
