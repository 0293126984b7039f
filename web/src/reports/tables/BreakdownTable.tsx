import { graphql, useFragment } from "react-relay";
import type {
  BreakdownTable_breakdown$data,
  BreakdownTable_breakdown$key,
} from "#web/__generated__/BreakdownTable_breakdown.graphql.ts";
import { toggleGroups } from "../url/reportState.ts";
import { useReportState } from "../url/useReportState.ts";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { BreakdownActions } from "./BreakdownActions.tsx";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import { changeColumn } from "./changeColumn.tsx";
import { drilldownColumn } from "./drilldownColumn.tsx";
import { DimensionLabel } from "../dimensions/DimensionLabel.tsx";
import { dimensionKind } from "../dimensions/dimensionKinds.ts";
import { placeGroups, placeId, type Place } from "../places/placeGroups.ts";
import { PlaceName } from "../places/PlaceName.tsx";
import { placeWithin } from "../places/placeWithin.ts";
import { readPlace } from "../places/readPlace.ts";
import { TableFooter } from "./TableFooter.tsx";
import { useDrilldowns } from "../drilldown/useDrilldowns.ts";

export type BreakdownRow = BreakdownTable_breakdown$data["rows"][number];
export type BreakdownColumn = "pageviews" | "bounce" | "scroll" | "conversions";

const optional: Record<Exclude<BreakdownColumn, "conversions">, Column<BreakdownRow>> = {
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
    definition: t("Average scroll depth in percent of the page"),
  },
};

const previous = ({ previousVisitors }: BreakdownRow) => previousVisitors;

const conversions = (
  toOf: (row: BreakdownRow) => Drilldown,
  labelOf: (row: BreakdownRow) => string,
): Column<BreakdownRow> => ({
  id: "conversions",
  title: t("Conv. rate"),
  numeric: true,
  width: 92,
  value: (row) => row.conversionRate,
  render: (row) => (
    <DrilldownLink
      to={row.conversions > 0 ? toOf(row) : undefined}
      label={t("{name}, conversions", { name: labelOf(row) })}
      value={exactNumber(row.conversions)}
    >
      {percent(row.conversionRate)}
    </DrilldownLink>
  ),
  definition: t("Share of sessions that reached the goal"),
});

interface Props {
  breakdown: BreakdownTable_breakdown$key;
  /** what the screen's query calls the breakdown: its alias */
  name: string;
  columns: readonly BreakdownColumn[];
}

/** The values of one dimension. Pressing a row filters the whole screen by it, pressing it again removes the filter. */
export function BreakdownTable({ breakdown, name, columns }: Props) {
  const data = useFragment(
    graphql`
      fragment BreakdownTable_breakdown on TrafficBreakdown {
        dimension
        visitors
        totalCount
        goal {
          key
          name
        }
        ...BreakdownActions_breakdown
        rows {
          name
          ...readPlace_row
          visitors
          previousVisitors
          pageviews
          bounceRate
          scrollDepth
          conversions
          conversionRate
        }
      }
    `,
    breakdown,
  );
  const [state, change] = useReportState();
  const drilldowns = useDrilldowns();
  const kind = dimensionKind(data.dimension);
  const { criteria } = kind;
  const reached = data.goal ? (data.goal.key ?? data.goal.name) : undefined;
  const groupsOf = (row: BreakdownRow) => placeGroups(data.dimension, readPlace(row));
  const places = data.rows.map(readPlace);
  const withinOf = (row: BreakdownRow) => placeWithin(readPlace(row), places);
  const filterBy = (place: Place) =>
    change({ filters: toggleGroups(state.filters, placeGroups(data.dimension, place)) });
  const labelOf = (row: BreakdownRow) => [kind.write(row.name), withinOf(row).within].filter(Boolean).join(", ");
  const shown: Column<BreakdownRow>[] = [
    {
      id: "name",
      title: kind.head,
      value: (row) => kind.write(row.name),
      render: (row) => (
        <DimensionLabel dimension={data.dimension} value={row.name} country={readPlace(row).country}>
          <PlaceName name={kind.write(row.name)} {...withinOf(row)} />
        </DimensionLabel>
      ),
      share: (row) => (data.visitors > 0 ? row.visitors / data.visitors : 0),
    },
    drilldownColumn(
      { id: "visitors", title: t("Visitors"), numeric: true, width: 84, value: (row) => row.visitors },
      (row) => drilldowns({ filters: groupsOf(row) }),
      (row) => t("{name}, visitors", { name: labelOf(row) }),
    ),
    ...(data.rows.some((row) => previous(row) != null) ? [changeColumn(previous)] : []),
    ...columns.flatMap((column) => {
      if (column !== "conversions") return optional[column];
      if (reached === undefined) return [];
      return conversions((row) => drilldowns({ filters: groupsOf(row), reached }), labelOf);
    }),
  ];
  return (
    <>
      <Table
        label={kind.label}
        columns={shown}
        rows={data.rows}
        rowId={(row) => placeId(readPlace(row))}
        defaultSort={{ column: "visitors", direction: "descending" }}
        empty={
          <EmptyState title={t("No sessions in this date range")} minHeight={300}>
            {t("Choose a longer date range or remove a filter.")}
          </EmptyState>
        }
        {...(criteria
          ? {
              onRowAction: (row: BreakdownRow) => filterBy(readPlace(row)),
            }
          : {})}
      />
      {data.rows.length > 0 && (
        <TableFooter csv={<BreakdownActions breakdown={data} name={name} {...(criteria && { onSelect: filterBy })} />}>
          {data.rows.length === data.totalCount
            ? t("{totalCount} total", { totalCount: data.totalCount })
            : t("Top {length} of {exactNumber}", {
                length: data.rows.length,
                exactNumber: exactNumber(data.totalCount),
              })}
        </TableFooter>
      )}
    </>
  );
}
