import { graphql, useFragment } from "react-relay";
import type {
  BreakdownTable_breakdown$data,
  BreakdownTable_breakdown$key,
} from "#web/__generated__/BreakdownTable_breakdown.graphql.ts";
import { toggleCondition } from "#web/filters/reportState.ts";
import { useReportState } from "#web/filters/useReportState.ts";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { BreakdownCsv } from "./BreakdownCsv.tsx";
import { dimensionKind } from "./dimensionKinds.ts";

export type BreakdownRow = BreakdownTable_breakdown$data["rows"][number];
export type BreakdownColumn = "pageviews" | "bounce" | "scroll" | "conversions";

const optional: Record<BreakdownColumn, Column<BreakdownRow>> = {
  pageviews: { id: "pageviews", title: t("Views"), numeric: true, width: 76, value: (row) => row.pageviews },
  bounce: {
    id: "bounce",
    title: t("Bounce"),
    numeric: true,
    width: 76,
    wideOnly: true,
    value: (row) => row.bounceRate,
    render: (row) => percent(row.bounceRate),
  },
  scroll: {
    id: "scroll",
    title: t("Scroll"),
    numeric: true,
    width: 76,
    wideOnly: true,
    value: (row) => row.scrollDepth,
    render: (row) => percent(row.scrollDepth),
    definition: t("How far down the page was seen, on average"),
  },
  conversions: {
    id: "conversions",
    title: t("Conv."),
    numeric: true,
    width: 76,
    value: (row) => row.conversionRate,
    render: (row) => percent(row.conversionRate),
    definition: t("Share of sessions in which the goal happened"),
  },
};

interface Props {
  breakdown: BreakdownTable_breakdown$key;
  columns: readonly BreakdownColumn[];
}

/** The values of one dimension; pressing a row filters the whole screen by it, pressing it again stops that. */
export function BreakdownTable({ breakdown, columns }: Props) {
  const data = useFragment(
    graphql`
      fragment BreakdownTable_breakdown on TrafficBreakdown {
        dimension
        visitors
        totalCount
        ...BreakdownCsv_breakdown
        rows {
          name
          visitors
          pageviews
          bounceRate
          scrollDepth
          conversionRate
        }
      }
    `,
    breakdown,
  );
  const [state, change] = useReportState();
  const kind = dimensionKind(data.dimension);
  const { criteria } = kind;
  const shown: Column<BreakdownRow>[] = [
    {
      id: "name",
      title: kind.head,
      value: (row) => kind.write(row.name),
      share: (row) => (data.visitors > 0 ? row.visitors / data.visitors : 0),
    },
    { id: "visitors", title: t("Visitors"), numeric: true, width: 84, value: (row) => row.visitors },
    ...columns.filter((column) => column !== "conversions" || state.goal).map((column) => optional[column]),
  ];
  return (
    <>
      <Table
        label={kind.label}
        columns={shown}
        rows={data.rows}
        rowId={(row) => row.name}
        defaultSort={{ column: "visitors", direction: "descending" }}
        empty={
          <EmptyState title={t("No visits in this range")} minHeight={300}>
            {t("Choose a longer range, or take a filter away.")}
          </EmptyState>
        }
        {...(criteria
          ? {
              onRowAction: (row: BreakdownRow) =>
                change({
                  filters: toggleCondition(
                    state.filters,
                    row.name
                      ? { criteria, operator: "IS", value: row.name }
                      : { criteria, operator: "EXISTS_NOT", value: "" },
                  ),
                }),
            }
          : {})}
      />
      {data.rows.length > 0 && (
        <div
          css={(t) => ({
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            padding: `2px ${t.space.one}px 2px ${t.space.two}px`,
            borderTop: `1px solid ${t.color.border}`,
            color: t.color.muted,
            fontSize: t.size.small,
          })}
        >
          <span>
            {data.rows.length === data.totalCount
              ? t("{totalCount} in all", { totalCount: data.totalCount })
              : t("The first {length} of {exactNumber}", {
                  length: data.rows.length,
                  exactNumber: exactNumber(data.totalCount),
                })}
          </span>
          <BreakdownCsv breakdown={data} />
        </div>
      )}
    </>
  );
}
