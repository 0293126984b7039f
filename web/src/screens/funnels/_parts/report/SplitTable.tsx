import { graphql, useFragment } from "react-relay";
import type { SplitTable_report$data, SplitTable_report$key } from "#web/__generated__/SplitTable_report.graphql.ts";
import type { useFunnelSteps_funnel$key } from "#web/__generated__/useFunnelSteps_funnel.graphql.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import type { Split } from "../../_lib/funnelChoices.ts";
import { splitLabels } from "../../_lib/splitLabels.ts";
import { useFunnelSteps } from "../../_lib/useFunnelSteps.ts";
import { MiniBars } from "../steps/MiniBars.tsx";

type Row = NonNullable<SplitTable_report$data["result"]>["groups"][number];

interface Props {
  report: SplitTable_report$key;
  by: Split;
  funnel: useFunnelSteps_funnel$key;
  height: number;
}

/** The step after which most were lost, of those who reached it. */
function worstOf({ steps }: Row, dropSteps: readonly number[]) {
  const [worst] = steps
    .filter(({ step, entered }) => dropSteps.includes(step) && entered > 0)
    .toSorted((a, b) => b.dropped / b.entered - a.dropped / a.entered);
  return worst && { step: worst.step, rate: worst.dropped / worst.entered };
}

export function SplitTable({ report, by, funnel, height }: Props) {
  const { result } = useFragment(
    graphql`
      fragment SplitTable_report on FunnelReport @throwOnFieldError {
        result(by: $by, test: $test) {
          groups {
            value
            isOther
            totals {
              entered
              converted
              rate
              low
              high
              medianSeconds
            }
            steps {
              step
              entered
              dropped
            }
          }
          range {
            startDate
            endDate
          }
        }
      }
    `,
    report,
  );
  const { dropSteps, nameOf } = useFunnelSteps(funnel);
  if (!result) return null;
  const { head, write } = splitLabels[by];
  const labelOf = ({ value, isOther }: Row) => (isOther ? t("Other") : write(value));
  const columns: Column<Row>[] = [
    {
      id: "value",
      title: head,
      csv: [
        { title: head, value: "value" },
        { title: t("Others combined"), value: "isOther" },
      ],
      value: labelOf,
    },
    {
      id: "steps",
      title: t("Steps"),
      width: 112,
      wideOnly: true,
      sortable: false,
      value: ({ steps }) => steps.map(({ entered }) => entered).join(", "),
      render: ({ steps }) => <MiniBars entered={steps.map(({ entered }) => entered)} />,
    },
    {
      id: "entered",
      title: t("Entered"),
      csv: "totals.entered",
      numeric: true,
      width: 92,
      value: ({ totals }) => totals.entered,
    },
    {
      id: "converted",
      title: t("Completed"),
      csv: "totals.converted",
      numeric: true,
      width: 104,
      wideOnly: true,
      value: ({ totals }) => totals.converted,
    },
    {
      id: "rate",
      title: t("Conversion"),
      numeric: true,
      width: 108,
      csv: [
        { title: t("Conversion"), value: "totals.rate" },
        { title: t("Interval from"), value: "totals.low" },
        { title: t("Interval to"), value: "totals.high" },
      ],
      value: ({ totals }) => totals.rate,
      render: ({ totals }) => (
        <span title={t("{low} to {high} (95%)", { low: percent(totals.low), high: percent(totals.high) })}>
          {percent(totals.rate)}
        </span>
      ),
    },
    {
      id: "worst",
      title: t("Largest drop-off"),
      wideOnly: true,
      largeOnly: true,
      value: (row) => worstOf(row, dropSteps)?.rate,
      render: (row) => {
        const worst = worstOf(row, dropSteps);
        if (!worst) return "–";
        const after = [t("Step {number}", { number: worst.step }), nameOf(worst.step)].filter(Boolean).join(": ");
        return `${after} (${percent(worst.rate, 0)})`;
      },
    },
    {
      id: "median",
      title: t("Median time"),
      csv: [{ title: t("Median time (seconds)"), value: "totals.medianSeconds" }],
      numeric: true,
      width: 116,
      wideOnly: true,
      value: ({ totals }) => totals.medianSeconds,
      render: ({ totals }) => duration(totals.medianSeconds),
    },
  ];
  return (
    <>
      <Table
        label={t("Breakdown")}
        columns={columns}
        rows={result.groups}
        rowId={({ value, isOther }) => `${isOther ? "other" : "value"} ${value}`}
        defaultSort={{ column: "entered", direction: "descending" }}
        empty={
          by === "VARIANT" ? (
            <EmptyState title={t("Choose a test to compare its variants")} minHeight={height} />
          ) : (
            <EmptyState title={t("Nobody reached the first step in this range")} minHeight={height} />
          )
        }
      />
      {result.groups.length > 0 && (
        <TableFooter
          csv={
            <ExportCsvButton
              view={`funnel-by-${by.toLowerCase()}`}
              range={{ startDate: result.range.startDate, endDate: result.range.endDate }}
              rows="viewer.project.funnels.report.result.groups"
              columns={csvFields(columns)}
            />
          }
        />
      )}
    </>
  );
}
