import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RetentionPanel_report$key } from "#web/__generated__/RetentionPanel_report.graphql.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import type { CsvField } from "#web/ui/data/columns.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { columnChoices, fitsRange, periodName, periods, standardColumns } from "../_lib/retentionChoices.ts";
import { readRetentionCell } from "../_lib/readRetentionCell.ts";
import { CellVisitorsDialog, type OpenCell } from "./CellVisitorsDialog.tsx";
import { CohortToggle } from "./CohortToggle.tsx";
import { cohortName } from "./cohortName.ts";
import { GridLegend } from "./GridLegend.tsx";
import type { GridRow, Show } from "./gridRows.ts";
import { finished, RetentionCurve } from "./RetentionCurve.tsx";
import { RetentionGrid } from "./RetentionGrid.tsx";

interface Props {
  report: RetentionPanel_report$key;
  projectId: string;
  /** members may see the visitors of a cell */
  isMember: boolean;
}

const HEIGHT = 320;
/** Maximum number of distinguishable lines, in addition to the mean. */
const MOST_LINES = 7;
const FIRST_LINES = 3;
const MEAN = "mean";
const shows = ["share", "count"] as const;
const periodNames = { DAY: t("Day"), WEEK: t("Week"), MONTH: t("Month") } as const;

/** All cohorts together (that row has no day), then one by one: how many came back in each period, and which share. */
const gridFields = (periodTitles: readonly string[]): CsvField[] => [
  { title: t("Cohort"), value: "startDate" },
  { title: t("Until"), value: "endDate" },
  { title: t("Size"), value: "size" },
  ...periodTitles.flatMap((title, n) => [
    { title, value: `cells.${n}.visitors` },
    { title: t("{title}, share", { title }), value: `cells.${n}.share` },
  ]),
];

/** The triangle of cohorts, and the retention curves of the selected ones. */
export function RetentionPanel({ report, projectId, isMember }: Props) {
  const { table } = useFragment(
    graphql`
      fragment RetentionPanel_report on RetentionReport @throwOnFieldError {
        table {
          period
          rows {
            startDate
            endDate
            size
            cells {
              ...readRetentionCell_cell
            }
          }
          visitors
          range {
            startDate
            endDate
          }
        }
      }
    `,
    report,
  );
  const [show, chooseShow] = useSearchChoice("show", shows, "share");
  const [columns, chooseColumns] = useSearchChoice("columns", columnChoices, standardColumns);
  const [, choosePeriod] = useSearchChoice("period", ["AUTO", ...periods], "AUTO");
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [open, setOpen] = useState<OpenCell>();
  const [{ range }] = useReportState();
  if (!table) return null;
  const period = periods.find((one) => one === table.period) ?? "WEEK";
  const rows = table.rows.flatMap(({ startDate, endDate, size, cells }): GridRow[] =>
    startDate && endDate
      ? [{ id: startDate, name: cohortName(period, { startDate, endDate }), size, cells: cells.map(readRetentionCell) }]
      : [],
  );
  const names = Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, (_, n) =>
    periodName[period](n),
  );
  const mean: GridRow = {
    id: MEAN,
    name: t("Weighted average"),
    size: table.visitors,
    cells: table.rows.find(({ startDate }) => !startDate)?.cells.map(readRetentionCell) ?? [],
    isMean: true,
  };
  // without a selection, the first ones with data
  const drawable = rows.filter((row) => row.size > 0 && finished(row) > 1);
  const lines = chosen ?? new Set(drawable.slice(0, FIRST_LINES).map(({ id }) => id));
  const toggle = (id: string) => {
    const next = new Set(lines);
    if (!next.delete(id) && next.size < MOST_LINES) next.add(id);
    setChosen(next);
  };
  const drawn = rows.filter(({ id }) => lines.has(id));
  return (
    <>
      <Panel
        title={t("Cohorts")}
        height={HEIGHT}
        definition={t(
          "Each visitor counts once, in the period of their first action in the range, and as returned in each later period in which they performed the return action. Filters apply to the first action. Returns are tracked up to now.",
        )}
        actions={
          <div css={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 8 }}>
            <SegmentedControl
              label={t("Period")}
              segments={periods.map((id) => ({ id, label: periodNames[id], disabled: !fitsRange(id, range) }))}
              selected={period}
              onSelect={choosePeriod}
            />
            <SegmentedControl<Show>
              label={t("Show")}
              segments={[
                { id: "share", label: "%", name: t("Percent") },
                { id: "count", label: t("Count") },
              ]}
              selected={show}
              onSelect={chooseShow}
            />
            <Select
              label={t("Columns")}
              hideLabel
              choices={columnChoices.map((id) => ({ id, label: t("{number} columns", { number: id }) }))}
              value={columns}
              onChange={chooseColumns}
              css={{ width: 130 }}
            />
            <ExportCsvButton
              view="retention"
              range={{ startDate: table.range.startDate, endDate: table.range.endDate }}
              rows="viewer.project.retention.report.table.rows"
              columns={gridFields(names)}
            />
          </div>
        }
      >
        {table.visitors === 0 ? (
          <EmptyState title={t("No cohorts in this range")} minHeight={HEIGHT}>
            {t("Choose a longer range or another first action, or remove a filter.")}
          </EmptyState>
        ) : (
          <>
            <RetentionGrid
              label={t("Cohorts by {period}", { period: periodNames[period] })}
              head={t("Cohort")}
              columns={names}
              rows={[mean, ...rows]}
              show={show}
              onCell={
                isMember
                  ? (row, offset) => setOpen({ cohort: row.id, name: row.name, offset, column: names[offset] ?? "" })
                  : undefined
              }
              renderName={(row) =>
                row.isMean ? (
                  <strong css={(theme) => ({ fontWeight: theme.weight.semibold })}>{row.name}</strong>
                ) : (
                  <CohortToggle
                    row={row}
                    place={drawn.findIndex(({ id }) => id === row.id)}
                    isFull={lines.size >= MOST_LINES}
                    onToggle={() => toggle(row.id)}
                  />
                )
              }
            />
            <GridLegend />
          </>
        )}
      </Panel>
      {table.visitors > 0 && <RetentionCurve columns={names} mean={mean} rows={drawn} />}
      {open && <CellVisitorsDialog projectId={projectId} cell={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
