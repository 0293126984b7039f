import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AcquisitionPanel_report$key } from "#web/__generated__/AcquisitionPanel_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { csvFields } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { drillInto, levelGroups, levelNames, models, readTrail, type Level } from "../_lib/acquisitionChoices.ts";
import { readAcquisitionRow, type AcquisitionRow } from "../_lib/readAcquisitionRow.ts";
import { acquisitionColumns } from "./acquisitionColumns.tsx";
import { AcquisitionTotals } from "./AcquisitionTotals.tsx";

/** Usually twelve channels, but often only one or two sources. */
const heightOf = (level: Level) => (level === "CHANNEL" ? 420 : 180);
const modelNames = { LAST: t("Last touch"), FIRST: t("First touch"), LINEAR: t("Linear") } as const;

/** Sessions by source. A row drills down one level. */
export function AcquisitionPanel({ report, level }: { report: AcquisitionPanel_report$key; level: Level }) {
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
      <Rows report={report} level={level} />
    </Panel>
  );
}

function Rows({ report, level }: { report: AcquisitionPanel_report$key; level: Level }) {
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
  if (!table) return null;
  const { totals, totalCount, currency, goal, model, range } = table;
  const taken = readTrail(search).taken.flatMap((step) => levelGroups(step.level, step.value));
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
    toOf: (name) => drilldowns({ filters: ofRow(name) }),
    convertedOf,
  });
  const isShown = (id: string) =>
    id === "growth" ? range.previousStartDate != null : id !== "revenue" || currency !== "";
  const isDeepest = drillInto(search, "") === undefined;
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
              onRowAction: ({ name }: AcquisitionRow) =>
                setSearch((now) => drillInto(now, name) ?? now, { preventScrollReset: true }),
            })}
      />
      {rows.length > 0 && (
        <AcquisitionTotals row={totals} currency={currency} shown={rows.length} total={totalCount}>
          <ExportCsvButton
            view={`acquisition-${level.toLowerCase()}`}
            range={{ startDate: range.startDate, endDate: range.endDate }}
            rows="viewer.project.acquisition.report.table.rows"
            pageSize={1000}
            columns={csvFields(columns)}
          />
        </AcquisitionTotals>
      )}
    </>
  );
}
