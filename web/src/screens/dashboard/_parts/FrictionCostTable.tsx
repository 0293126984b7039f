import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type {
  FrictionCostTableQuery,
  FrictionCostTableQuery$data,
} from "#web/__generated__/FrictionCostTableQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { usePanelFacts } from "#web/ui/data/panelFacts.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import { formatMoney } from "#web/ui/format/money.ts";
import { percent } from "#web/ui/format/percent.ts";
import { formatEstimate, outcomeOf, signalLabel } from "../_lib/frictionCostTexts.ts";

export const frictionCostTableQuery = graphql`
  query FrictionCostTableQuery($project: ID, $range: RangeInput!, $filters: FilterInput, $goal: String)
  @throwOnFieldError {
    viewer {
      project(id: $project) {
        traffic {
          report(range: $range, filters: $filters, goal: $goal) {
            frictionCost {
              orderValue
              currency
              goal {
                name
              }
              rows {
                signal
                sessions
                conversionRate
                expectedRate
                missing {
                  value
                  low
                  high
                }
                revenue {
                  value
                  low
                  high
                }
              }
            }
          }
        }
      }
    }
  }
`;

type Project = NonNullable<FrictionCostTableQuery$data["viewer"]["project"]>;
type Cost = NonNullable<NonNullable<Project["traffic"]["report"]>["frictionCost"]>;
type Row = Cost["rows"][number];

const conversions = (value: number) => fixedNumber(value, 1);

/** Money if conversions have a value, otherwise conversions. */
function formatCost({ missing, revenue }: Row, currency: string): string {
  const found = revenue ?? missing;
  if (!found) return t("Too little data");
  const { value, low, high } = found;
  return formatEstimate({ value, low, high }, (amount) =>
    revenue ? formatMoney(Math.round(amount), currency, "short") : conversions(amount),
  );
}

const columnsOf = ({ currency }: Cost): Column<Row>[] => [
  {
    id: "signal",
    title: t("Sessions with"),
    minWidth: 120,
    sortable: false,
    value: ({ signal }) => signalLabel(signal),
  },
  {
    id: "sessions",
    title: t("Sessions"),
    numeric: true,
    width: 92,
    wideOnly: true,
    sortable: false,
    value: ({ sessions }) => sessions,
  },
  {
    id: "rate",
    title: t("Conv. rate"),
    numeric: true,
    width: 96,
    wideOnly: true,
    sortable: false,
    value: ({ conversionRate }) => conversionRate,
    render: ({ conversionRate }) => percent(conversionRate),
  },
  {
    id: "expected",
    title: t("Expected"),
    numeric: true,
    width: 100,
    wideOnly: true,
    sortable: false,
    value: ({ expectedRate }) => expectedRate,
    render: ({ expectedRate }) => percent(expectedRate),
    definition: t("Conversion rate of sessions without friction that viewed as many pages"),
  },
  {
    id: "cost",
    title: currency === "" ? t("Missing conversions") : t("Missing revenue"),
    numeric: true,
    width: 210,
    sortable: false,
    value: (row) => row.revenue?.value ?? row.missing?.value,
    render: (row) => formatCost(row, currency),
    definition: t("Estimate with its 95% interval"),
  },
  {
    id: "outcome",
    title: t("Result"),
    width: 230,
    wideOnly: true,
    sortable: false,
    value: ({ missing }) => outcomeOf(missing),
  },
];

export function FrictionCostTable({ queryRef }: { queryRef: PreloadedQuery<FrictionCostTableQuery> }) {
  const { viewer } = usePreloadedQuery<FrictionCostTableQuery>(frictionCostTableQuery, queryRef);
  const cost = viewer.project?.traffic.report?.frictionCost;
  usePanelFacts(() => {
    const any = cost?.rows.find(({ signal, missing }) => signal === "ANY" && missing);
    if (!cost || !any) return undefined;
    const values = {
      rate: percent(any.conversionRate),
      expected: percent(any.expectedRate),
      cost: formatCost(any, cost.currency),
      outcome: outcomeOf(any.missing),
    };
    return {
      kind: "text",
      text: t(
        "sessions with rage clicks or errors converted at {rate} instead of the expected {expected}, which is associated with missing {cost} (95% interval; {outcome})",
        values,
      ),
    };
  }, true);
  if (!cost) return null;
  const { orderValue, currency, goal } = cost;
  return (
    <>
      <Table
        label={t("Friction in money")}
        columns={columnsOf(cost)}
        rows={cost.rows}
        rowId={({ signal }) => signal}
        sorted
      />
      <p
        css={(theme) => ({
          margin: 0,
          padding: `${theme.space.one}px ${theme.space.two}px`,
          color: theme.color.muted,
          fontSize: theme.size.small,
        })}
      >
        {goal ? t("Conversion: {name}.", { name: goal.name }) : t("Conversion: any goal, or a purchase.")}{" "}
        {orderValue !== null && orderValue !== undefined && currency !== ""
          ? t("Average value {value}.", { value: formatMoney(orderValue, currency, "short") })
          : t("Conversions have no value, so they are not converted to money.")}{" "}
        {t("An association, not a cause.")}
      </p>
    </>
  );
}
