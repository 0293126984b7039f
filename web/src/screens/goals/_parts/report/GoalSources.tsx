import { graphql, useFragment } from "react-relay";
import type { GoalSources_report$data, GoalSources_report$key } from "#web/__generated__/GoalSources_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import { TableActions } from "#web/reports/tables/TableActions.tsx";
import { DimensionLabel } from "#web/reports/dimensions/DimensionLabel.tsx";
import { dimensionKind, valueGroups } from "#web/reports/dimensions/dimensionKinds.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { MiddleText } from "#web/ui/data/MiddleText.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { splits } from "../../_lib/goalChoices.ts";

const HEIGHT = 300;
type Row = NonNullable<GoalSources_report$data["breakdown"]>["rows"][number];

interface Props {
  report: GoalSources_report$key;
  goalKey: string;
}

export function GoalSources({ report, goalKey }: Props) {
  const [by, choose] = useSearchChoice("by", splits, "CHANNEL");
  return (
    <Panel
      title={t("Where conversions come from")}
      flush
      height={HEIGHT}
      actions={
        <Select
          label={t("Break down by")}
          hideLabel
          value={by}
          choices={splits.map((id) => ({ id, label: dimensionKind(id).label }))}
          onChange={choose}
          css={{ width: 132 }}
        />
      }
    >
      <Rows report={report} goalKey={goalKey} />
    </Panel>
  );
}

function Rows({ report, goalKey }: Props) {
  const { breakdown } = useFragment(
    graphql`
      fragment GoalSources_report on TrafficReport @throwOnFieldError {
        breakdown(dimension: $by, limit: 200) {
          dimension
          rows {
            name
            # eslint-disable-next-line relay/unused-fields -- exported
            visitors
            sessions
            conversions
            conversionRate
          }
        }
      }
    `,
    report,
  );
  const drilldowns = useDrilldowns();
  if (!breakdown) return null;
  const kind = dimensionKind(breakdown.dimension);
  const rows = breakdown.rows.filter(({ conversions }) => conversions > 0);
  const most = Math.max(1, ...rows.map(({ conversions }) => conversions));
  const columns: Column<Row>[] = [
    {
      id: "name",
      title: kind.head,
      value: (row) => kind.write(row.name),
      render: (row) => (
        <DimensionLabel dimension={breakdown.dimension} value={row.name}>
          <MiddleText>{kind.write(row.name)}</MiddleText>
        </DimensionLabel>
      ),
      share: (row) => row.conversions / most,
      csv: [
        { title: t("Name"), value: "name", dimension: breakdown.dimension },
        { title: t("Visitors"), value: "visitors" },
        { title: t("Sessions"), value: "sessions" },
      ],
    },
    {
      id: "conversions",
      title: t("Conversions"),
      numeric: true,
      width: 108,
      csv: "conversions",
      value: (row) => row.conversions,
      isAmount: true,
      render: ({ name, conversions }) => (
        <DrilldownLink
          to={drilldowns({ filters: valueGroups(breakdown.dimension, name), reached: goalKey })}
          label={kind.write(name)}
          value={exactNumber(conversions)}
        >
          {compactNumber(conversions)}
        </DrilldownLink>
      ),
    },
    {
      id: "rate",
      title: t("Conv. rate"),
      numeric: true,
      width: 96,
      csv: [{ title: t("Conversion rate"), value: "conversionRate", format: "percent" }],
      value: (row) => row.conversionRate,
      render: (row) => percent(row.conversionRate),
    },
    {
      id: "sessions",
      title: t("Sessions"),
      numeric: true,
      width: 90,
      wideOnly: true,
      value: (row) => row.sessions,
    },
  ];
  const table = {
    view: `conversions-by-${breakdown.dimension.toLowerCase()}`,
    rows: "viewer.project.goals.goal.report.traffic.breakdown.rows",
    pageSize: 1000,
    columns: csvFields(columns),
  };
  return (
    <>
      <Table
        label={t("Where conversions come from")}
        columns={columns}
        rows={rows}
        rowId={(row) => row.name}
        defaultSort={{ column: "conversions", direction: "descending" }}
        height={HEIGHT + 60}
        empty={
          <EmptyState title={t("No conversions in this range")} minHeight={HEIGHT}>
            {t("Choose a longer date range or remove a filter.")}
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <TableFooter csv={<TableActions title={t("Where conversions come from")} {...table} />}>
          {t("{totalCount} total", { totalCount: exactNumber(rows.length) })}
        </TableFooter>
      )}
    </>
  );
}
