import { graphql, useFragment } from "react-relay";
import type {
  FactorsPanel_report$data,
  FactorsPanel_report$key,
} from "#web/__generated__/FactorsPanel_report.graphql.ts";
import type { useFunnelSteps_funnel$key } from "#web/__generated__/useFunnelSteps_funnel.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { propertyLabel } from "../../_lib/splitLabels.ts";
import { useFunnelSteps } from "../../_lib/useFunnelSteps.ts";
import { OddsInterval } from "./OddsInterval.tsx";

type Row = NonNullable<FactorsPanel_report$data["factors"]>["rows"][number];

const HEIGHT = 220;
/** A smaller adjusted p stands out. */
const SIGNIFICANT = 0.05;

interface Props {
  report: FactorsPanel_report$key;
  funnel: useFunnelSteps_funnel$key;
}

/** The properties most associated with dropping off, step by step. */
export function FactorsPanel(props: Props) {
  return (
    <Panel
      title={t("What those who drop off have in common")}
      definition={t(
        "For each step, the three properties most associated with dropping off. An odds ratio of 2 means twice the odds of those without the property. The p-values are corrected for the number of values tested (Benjamini-Hochberg); intervals in gray could be chance (p of 0.05 or more). An association is not proof of a cause.",
      )}
      flush
      height={HEIGHT}
    >
      <Factors {...props} />
    </Panel>
  );
}

const textOf = ({ property, value }: Row) => {
  const { head, write } = propertyLabel(property);
  return `${head}: ${write(value)}`;
};

const pText = (p: number) => (p < 0.001 ? `<${fixedNumber(0.001, 3)}` : fixedNumber(p, 3));

interface Layout {
  /** right end of the scale of the intervals */
  most: number;
  nameOf: (step: number) => string;
  /** without the column of the step */
  isNarrow: boolean;
}

const columnsOf = ({ most, nameOf, isNarrow }: Layout): Column<Row>[] => [
  {
    id: "step",
    title: t("After step"),
    width: 190,
    wideOnly: true,
    csv: "step",
    value: ({ step }) => step,
    render: ({ step }) => [step, nameOf(step)].filter(Boolean).join(": "),
  },
  {
    id: "value",
    title: t("Property"),
    csv: [
      { title: t("Property"), value: "property" },
      { title: t("Value"), value: "value" },
      { title: t("Reached"), value: "entered" },
      { title: t("Dropped off"), value: "dropped" },
    ],
    value: textOf,
    render: (row) => (isNarrow ? `${row.step}: ${textOf(row)}` : textOf(row)),
  },
  {
    id: "with",
    title: t("Drop-off"),
    numeric: true,
    width: 92,
    value: ({ dropped, entered }) => dropped / entered,
    render: ({ dropped, entered }) => (
      <span title={t("{dropped} of {entered}", { dropped: exactNumber(dropped), entered: exactNumber(entered) })}>
        {percent(dropped / entered)}
      </span>
    ),
    definition: t("Of those with the property who reached the step"),
  },
  {
    id: "without",
    title: t("Others"),
    numeric: true,
    width: 84,
    csv: "otherRate",
    value: ({ otherRate }) => otherRate,
    render: ({ otherRate }) => percent(otherRate),
    definition: t("Drop-off of those without the property"),
  },
  {
    id: "odds",
    title: t("Odds ratio"),
    numeric: true,
    width: 92,
    wideOnly: true,
    csv: [
      { title: t("Odds ratio"), value: "oddsRatio" },
      { title: t("Interval from"), value: "low" },
      { title: t("Interval to"), value: "high" },
    ],
    value: ({ oddsRatio }) => oddsRatio,
    render: ({ oddsRatio }) => fixedNumber(oddsRatio, 2),
  },
  {
    id: "interval",
    title: t("95% interval"),
    width: 230,
    wideOnly: true,
    sortable: false,
    value: ({ low, high }) => `${fixedNumber(low, 2)} – ${fixedNumber(high, 2)}`,
    render: ({ low, high, oddsRatio, pAdjusted }) => (
      <OddsInterval low={low} high={high} ratio={oddsRatio} most={most} isSignificant={pAdjusted < SIGNIFICANT} />
    ),
  },
  {
    id: "p",
    title: "p",
    numeric: true,
    width: 76,
    wideOnly: true,
    csv: [{ title: t("p, adjusted"), value: "pAdjusted" }],
    value: ({ pAdjusted }) => pAdjusted,
    render: ({ pAdjusted }) => (
      <span css={(theme) => ({ color: pAdjusted < SIGNIFICANT ? undefined : theme.color.muted })}>
        {pText(pAdjusted)}
      </span>
    ),
    definition: t("Two-sided, adjusted for all values tested"),
  },
];

function Factors({ report, funnel }: Props) {
  const { factors } = useFragment(
    graphql`
      fragment FactorsPanel_report on FunnelReport @throwOnFieldError {
        factors {
          rows {
            step
            property
            value
            entered
            dropped
            otherRate
            oddsRatio
            low
            high
            pAdjusted
          }
          tested
          least
        }
      }
    `,
    report,
  );
  const { nameOf } = useFunnelSteps(funnel);
  const isNarrow = useNarrow();
  if (!factors) return null;
  const { rows, tested, least } = factors;
  const columns = columnsOf({ most: Math.max(2, ...rows.map(({ high }) => high)), nameOf, isNarrow });
  return (
    <>
      <Table
        label={t("What those who drop off have in common")}
        columns={columns}
        rows={rows}
        rowId={({ step, property, value }) => `${step} ${property} ${value}`}
        empty={
          <EmptyState title={t("No property stands out")} minHeight={HEIGHT}>
            {tested === 0
              ? t("Each group of a comparison needs at least {least}. Choose a longer range.", { least })
              : t("{tested} values were compared, and none raises the odds of dropping off.", { tested })}
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <TableFooter
          csv={
            <ExportCsvButton
              view="funnel-factors"
              rows="viewer.project.funnels.report.factors.rows"
              columns={csvFields(columns)}
            />
          }
        >
          {[
            ...(rows.some(({ pAdjusted }) => pAdjusted < SIGNIFICANT) ? [] : [t("No clear difference")]),
            t("{tested} values tested, each group with at least {least}", { tested: exactNumber(tested), least }),
          ].join(" · ")}
        </TableFooter>
      )}
    </>
  );
}
