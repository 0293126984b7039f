import { graphql, useFragment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { DrillPanel_project$key } from "#web/__generated__/DrillPanel_project.graphql.ts";
import type { DrillPanel_report$data, DrillPanel_report$key } from "#web/__generated__/DrillPanel_report.graphql.ts";
import { withGroup } from "#web/reports/url/reportState.ts";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { BreakdownActions } from "#web/reports/tables/BreakdownActions.tsx";
import { DimensionLabel } from "#web/reports/dimensions/DimensionLabel.tsx";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { changeColumn } from "#web/reports/tables/changeColumn.tsx";
import { drilldownColumn } from "#web/reports/tables/drilldownColumn.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { placeGroups, placeId } from "#web/reports/places/placeGroups.ts";
import { PlaceName } from "#web/reports/places/PlaceName.tsx";
import { PlacesNote } from "#web/reports/places/PlacesNote.tsx";
import { placeWithin } from "#web/reports/places/placeWithin.ts";
import { readPlace } from "#web/reports/places/readPlace.ts";
import { t } from "#web/texts/t.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import type { Drill } from "#web/reports/drilldown/drillAddress.ts";
import {
  MOST_PAIRS,
  openDimensions,
  pairGroups,
  pairsOf,
  type DrillDimension,
} from "#web/reports/drilldown/drillPairs.ts";
import { DrillPages } from "./DrillPages.tsx";
import { withoutChoice } from "./DrillPairs.tsx";

type Row = NonNullable<DrillPanel_report$data["breakdown"]>["rows"][number];

const HEIGHT = 360;

const previous = ({ previousVisitors }: Row) => previousVisitors;

const visitorCount = {
  id: "visitors",
  title: t("Visitors"),
  numeric: true,
  width: 90,
  value: (row: Row) => row.visitors,
};

const columns: Column<Row>[] = [
  { id: "sessions", title: t("Sessions"), numeric: true, width: 90, wideOnly: true, value: (row) => row.sessions },
  { id: "pageviews", title: t("Views"), numeric: true, width: 90, value: (row) => row.pageviews },
  {
    id: "bounce",
    title: t("Bounce"),
    numeric: true,
    width: 90,
    wideOnly: true,
    value: (row) => row.bounceRate,
    render: (row) => percent(row.bounceRate),
  },
  {
    id: "duration",
    title: t("Avg. duration"),
    numeric: true,
    width: 110,
    wideOnly: true,
    value: (row) => row.averageDuration,
    render: (row) => duration(row.averageDuration),
  },
];
/** Each number of conversions links to the visitors who converted. */
const conversions = (toOf: (row: Row) => Drilldown, write: (name: string) => string): Column<Row>[] => [
  drilldownColumn(
    { id: "conversions", title: t("Conversions"), numeric: true, width: 110, value: (row) => row.conversions },
    toOf,
    (row) => write(row.name),
  ),
  {
    id: "rate",
    title: t("Conv. rate"),
    numeric: true,
    width: 96,
    wideOnly: true,
    value: (row) => row.conversionRate,
    render: (row) => percent(row.conversionRate),
  },
];

interface Props {
  report: DrillPanel_report$key;
  drill: Drill;
  by: string;
  offset: number;
  project: DrillPanel_project$key;
  isMember: boolean;
}

/** The sessions split by a dimension. A row drills down. */
export function DrillPanel({ report, drill, by, offset, project, isMember }: Props) {
  const open = openDimensions(drill.pairs);
  const [, setSearch] = useSearchParams();
  const choose = (dimension: DrillDimension) =>
    setSearch((now) => {
      const next = new URLSearchParams(withoutChoice(now.toString()));
      next.set("by", dimension.toLowerCase());
      return next;
    });
  return (
    <Panel
      title={t("By {dimension}", { dimension: dimensionKind(by).head })}
      flush
      height={HEIGHT}
      actions={
        <Select
          label={t("Break down by")}
          hideLabel
          value={open.find((dimension) => dimension === by) ?? null}
          choices={open.map((id) => ({ id, label: dimensionKind(id).label }))}
          onChange={choose}
          css={{ width: 180 }}
        />
      }
    >
      <Rows report={report} drill={drill} offset={offset} project={project} isMember={isMember} />
    </Panel>
  );
}

function Rows({ report, drill, offset, project, isMember }: Omit<Props, "by">) {
  const { breakdown } = useFragment(
    graphql`
      fragment DrillPanel_report on TrafficReport @throwOnFieldError {
        breakdown(dimension: $by, limit: 100, offset: $offset) {
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
            sessions
            pageviews
            bounceRate
            averageDuration
            conversions
            conversionRate
          }
        }
      }
    `,
    report,
  );
  const { places } = useFragment(
    graphql`
      fragment DrillPanel_project on Project {
        ...PlacesNote_project @include(if: $hasPlaces) @alias(as: "places")
      }
    `,
    project,
  );
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const drilldowns = useDrilldowns();
  if (!breakdown) return null;
  const { dimension, visitors, rows, totalCount, goal } = breakdown;
  const reached = goal ? (goal.key ?? goal.name) : undefined;
  const groupsOf = (row: Row) => placeGroups(dimension, readPlace(row)).reduce(withGroup, pairGroups(drill.pairs));
  const kind = dimensionKind(dimension);
  const listed = rows.map(readPlace);
  const shown: Column<Row>[] = [
    {
      id: "name",
      title: kind.head,
      value: (row) => kind.write(row.name),
      render: (row) => (
        <DimensionLabel dimension={dimension} value={row.name} country={readPlace(row).country}>
          <PlaceName name={kind.write(row.name)} {...placeWithin(readPlace(row), listed)} />
        </DimensionLabel>
      ),
      share: (row) => (visitors > 0 ? row.visitors / visitors : 0),
    },
    drilldownColumn(
      visitorCount,
      (row) => drilldowns({ filters: groupsOf(row) }),
      (row) => t("{name}, visitors", { name: kind.write(row.name) }),
    ),
    ...(rows.some((row) => previous(row) != null) ? [changeColumn(previous, { width: 90, wideOnly: true })] : []),
    ...columns,
    ...(goal ? conversions((row) => drilldowns({ filters: groupsOf(row), reached }), kind.write) : []),
  ];
  const own = openDimensions([]).find((one) => one === dimension);
  const longest = Math.max(0, ...listed.map((place) => (own ? pairsOf(drill.pairs, own, place).length : 0)));
  return (
    <>
      <Table
        label={kind.label}
        columns={shown}
        rows={rows}
        rowId={(row) => placeId(readPlace(row))}
        defaultSort={{ column: "visitors", direction: "descending" }}
        empty={
          <EmptyState title={t("No sessions in this date range")} minHeight={HEIGHT}>
            {t("Choose a longer date range or remove a filter.")}
          </EmptyState>
        }
        {...(own && longest <= MOST_PAIRS
          ? {
              onRowAction: (row: Row) =>
                void navigate({
                  pathname: drill.pathOf(pairsOf(drill.pairs, own, readPlace(row))),
                  search: withoutChoice(search.toString()),
                }),
            }
          : {})}
      />
      {rows.length > 0 && (
        <DrillPages offset={offset} shown={rows.length} total={totalCount}>
          <BreakdownActions breakdown={breakdown} />
        </DrillPages>
      )}
      {places && (
        <PlacesNote
          project={places}
          isUnknown={rows.length > 0 && rows.every(({ name }) => name === "")}
          isMember={isMember}
        />
      )}
    </>
  );
}
