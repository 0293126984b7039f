import { ExportCsvButton, type CsvRange } from "#web/reports/tables/ExportCsvButton.tsx";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column, type CsvField } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import type { DrawnStep } from "./drawnStep.ts";

const NAME = t("Name");

const columns: Column<DrawnStep>[] = [
  { id: "number", title: t("Step"), numeric: true, width: 60, csv: "step", value: (step) => step.number },
  { id: "name", title: NAME, value: (step) => step.name },
  drilldownColumn<DrawnStep>(
    { id: "entered", title: t("Reached"), csv: "entered", numeric: true, width: 96, value: (step) => step.entered },
    (step) => step.enteredTo,
    (step) => t("Step {number}, reached", { number: step.number }),
  ),
  {
    id: "ofFirst",
    title: t("Of first"),
    numeric: true,
    width: 92,
    csv: "rateOfFirst",
    value: (step) => step.ofFirst,
    render: (step) => percent(step.ofFirst),
  },
  {
    id: "before",
    title: t("Compared"),
    numeric: true,
    width: 104,
    wideOnly: true,
    value: (step) => step.previousOfFirst,
    render: (step) => percent(step.previousOfFirst),
    definition: t("Of the first step, in the compared range"),
  },
  {
    id: "ofPrevious",
    title: t("Of previous"),
    numeric: true,
    width: 108,
    wideOnly: true,
    csv: "rateOfPrevious",
    value: (step) => step.ofPrevious,
    render: (step) => percent(step.ofPrevious),
  },
  drilldownColumn<DrawnStep>(
    {
      id: "dropped",
      title: t("Dropped off"),
      csv: "dropped",
      numeric: true,
      width: 112,
      wideOnly: true,
      value: (step) => step.dropped,
    },
    (step) => step.droppedTo,
    (step) => t("Dropped off after step {number}", { number: step.number }),
  ),
  {
    id: "median",
    title: t("Median"),
    numeric: true,
    width: 92,
    wideOnly: true,
    csv: [
      { title: t("Median time (seconds)"), value: "medianSeconds" },
      { title: t("90th percentile (seconds)"), value: "p90Seconds" },
    ],
    value: (step) => step.median,
    render: (step) => duration(step.median),
    definition: t("Time from the step before"),
  },
  {
    id: "p90",
    title: t("90% within"),
    numeric: true,
    width: 84,
    wideOnly: true,
    value: (step) => step.p90,
    render: (step) => duration(step.p90),
    definition: t("90% of them took less time"),
  },
];

/** The answered rows only number the steps. */
function csvColumns(steps: readonly DrawnStep[]): CsvField[] {
  const labels = Object.fromEntries(steps.map(({ number, name }) => [number, name]));
  const [number, ...others] = csvFields(columns);
  return number ? [number, { title: NAME, value: number.value, labels }, ...others] : [];
}

/** The same numbers as a table. */
export function StepTable({ steps, range }: { steps: readonly DrawnStep[]; range: CsvRange }) {
  const hasPrevious = steps.some(({ previousOfFirst }) => previousOfFirst !== undefined);
  return (
    <>
      <Table
        label={t("Steps of the funnel")}
        columns={hasPrevious ? columns : columns.filter(({ id }) => id !== "before")}
        rows={steps}
        rowId={(step) => String(step.number)}
      />
      <TableFooter
        csv={
          <ExportCsvButton
            view="funnel-steps"
            range={range}
            rows="viewer.project.funnels.report.result.steps"
            columns={csvColumns(steps)}
          />
        }
      >
        {phrase("{count, plural, one {# step} other {# steps}}", { count: steps.length })}
      </TableFooter>
    </>
  );
}
