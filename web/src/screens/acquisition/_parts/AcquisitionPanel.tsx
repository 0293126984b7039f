import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AcquisitionPanel_report$key } from "#web/__generated__/AcquisitionPanel_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import type { FunnelStep } from "#web/reports/funnels/funnelSteps.ts";
import { useFunnelHref } from "#web/reports/funnels/useFunnelHref.ts";
import { TableActions } from "#web/reports/tables/TableActions.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { csvFields } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { drillInto, levelGroups, levelNames, models, readTrail, type Level } from "../_lib/acquisitionChoices.ts";
import { readAcquisitionRow, type AcquisitionRow } from "../_lib/readAcquisitionRow.ts";
import { rowFunnel } from "../_lib/rowFunnel.ts";
import { acquisitionColumns } from "./acquisitionColumns.tsx";
import { AcquisitionTotals } from "./AcquisitionTotals.tsx";

/** Usually twelve channels, but often only one or two sources. */
const heightOf = (level: Level) => (level === "CHANNEL" ? 420 : 180);
const modelNames = { LAST: t("Last touch"), FIRST: t("First touch"), LINEAR: t("Linear") } as const;

interface Props {
  report: AcquisitionPanel_report$key;
  level: Level;
  /** what the report counts as a conversion */
  goalStep: FunnelStep | undefined;
}

/** Sessions by source. A row drills down one level. */
export function AcquisitionPanel({ report, level, goalStep }: Props) {
  const [model, choose] = useSearchChoice("model", models, "LAST");
  return (
    <Panel
      title={levelNames[level].many}
      flush
      height={heightOf(level)}
      definition={t(
        "Conversions are sessions that reached the selected goal, or made a purchase if no goal is selected. Last touch credits the converting session, first touch the visitor's first session in the previous 90 days. Linear credits all of them equally.",
      )}
      actions={
        <SegmentedControl
          label={t("Attribution model")}
          segments={models.map((id) => ({ id, label: modelNames[id] }))}
          selected={model}
          onSelect={choose}
        />
      }
    >
      <Rows report={report} level={level} goalStep={goalStep} />
    </Panel>
  );
}

function Rows({ report, level, goalStep }: Props) {
  const { table } = useFragment(
    graphql`
      fragment AcquisitionPanel_report on AcquisitionReport @throwOnFieldError {
        table(level: $level, model: $model, limit: 100) {
          rows {
            ...readAcquisitionRow_row
          }
          totalCount
          totals {
            visitors
            ...AcquisitionTotals_row
          }
          currency
          model
          goal {
            key
            name
          }
          range {
            startDate
            endDate
            previousStartDate
          }
        }
      }
    `,
    report,
  );
  const [search, setSearch] = useSearchParams();
  const drilldowns = useDrilldowns();
  const funnelHref = useFunnelHref();
  if (!table) return null;
  const { totals, totalCount, currency, goal, model, range } = table;
  const trail = readTrail(search).taken;
  const taken = trail.flatMap((step) => levelGroups(step.level, step.value));
  // other attribution models credit parts of a conversion to sessions that did not convert
  const ofRow = (name: string) => [...taken, ...levelGroups(level, name)];
  const convertedOf =
    goal && model === "LAST"
      ? (name: string) => drilldowns({ filters: ofRow(name), reached: goal.key ?? goal.name })
      : undefined;
  const rows = table.rows.map(readAcquisitionRow);
  const columns = acquisitionColumns(level, {
    visitors: totals.visitors,
    currency,
    revenue: rows.reduce((sum, row) => sum + row.revenue, 0),
    toOf: (name) => drilldowns({ filters: ofRow(name) }),
    convertedOf,
    funnelOf: funnelHref && ((value) => funnelHref(rowFunnel([...trail, { level, value }], goalStep))),
  });
  const isShown = (id: string) =>
    id === "growth" ? range.previousStartDate != null : !["revenue", "perVisitor"].includes(id) || currency !== "";
  const isDeepest = drillInto(search, "") === undefined;
  const open = (name: string) => setSearch((now) => drillInto(now, name) ?? now, { preventScrollReset: true });
  return (
    <>
      <Table<AcquisitionRow>
        label={levelNames[level].many}
        columns={columns.filter(({ id }) => isShown(id))}
        rows={rows}
        rowId={(row) => row.name}
        defaultSort={{ column: "visitors", direction: "descending" }}
        empty={
          <EmptyState title={t("No sessions in this date range")} minHeight={heightOf(level)}>
            {t("Choose a longer date range or remove a filter.")}
          </EmptyState>
        }
        {...(isDeepest
          ? {}
          : {
              onRowAction: ({ name }: AcquisitionRow) => open(name),
            })}
      />
      {rows.length > 0 && (
        <AcquisitionTotals row={totals} currency={currency} shown={rows.length} total={totalCount}>
          <TableActions
            title={levelNames[level].many}
            view={`acquisition-${level.toLowerCase()}`}
            range={{ startDate: range.startDate, endDate: range.endDate }}
            rows="viewer.project.acquisition.report.table.rows"
            pageSize={1000}
            columns={csvFields(columns.filter(({ id }) => isShown(id)))}
            {...(!isDeepest && { onSelect: ({ name }) => open(String(name)) })}
          />
        </AcquisitionTotals>
      )}
    </>
  );
}
