import { PlaceName } from "#web/reports/places/PlaceName.tsx";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import type { Column, CsvField } from "#web/ui/data/columns.ts";
import { percent, relativeChange, signedPercent } from "#web/ui/format/percent.ts";
import { mapMetrics, type MapMetricId, type PlaceValues } from "../_lib/mapMetrics.ts";

export interface Place {
  readonly name: string;
  /** of a city */
  readonly region?: string | null | undefined;
  readonly values: PlaceValues;
  readonly previous: PlaceValues | null | undefined;
}

export interface PlaceColumns {
  /** header of the row labels */
  head: string;
  /** the metric of share and change */
  metric: MapMetricId;
  /** the metrics with a column, including the selected one */
  metrics: readonly MapMetricId[];
  totals: PlaceValues;
  currency: string;
  isCompared: boolean;
  write: (name: string) => string;
  /** links to the visitors from the location and to their recordings */
  toOf?: ((place: Place) => Drilldown) | undefined;
}

const points = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1, signDisplay: "exceptZero" });

function formatChange(change: number | undefined, isSum: boolean): string {
  if (isSum || change === undefined) return signedPercent(change);
  return t("{number} pts", { number: points.format(change * 100) });
}

/** What a file has of a place, whatever the map is coloured by. */
export const placeFields = (own: readonly CsvField[]): CsvField[] => [
  ...own,
  { title: t("Visitors"), value: "values.visitors" },
  { title: t("Visitors (previous period)"), value: "previous.visitors" },
  { title: t("Sessions"), value: "values.sessions" },
  { title: t("Bounce"), value: "values.bounceRate" },
  { title: t("Conversions"), value: "values.conversions" },
  { title: t("Conv."), value: "values.conversionRate" },
  { title: t("Revenue"), value: "values.revenue" },
];

export function placeColumns(requested: PlaceColumns): Column<Place>[] {
  const { head, metric, metrics, totals, currency, isCompared, write, toOf } = requested;
  const { read, isSum } = mapMetrics[metric];
  const whole = read(totals) ?? 0;
  const share = ({ values }: Place) => {
    const value = read(values);
    return isSum && value !== null && whole > 0 ? value / whole : null;
  };
  // for a rate, the change is the difference in percentage points
  const change = ({ values, previous }: Place) => {
    const now = read(values);
    const before = previous ? read(previous) : null;
    if (now === null || before === null) return undefined;
    return isSum ? relativeChange(now, before) : now - before;
  };
  const number = (id: MapMetricId): Column<Place> => ({
    id: id === metric ? "value" : id,
    title: mapMetrics[id].label,
    numeric: true,
    width: id === "VISITORS" || id === "SESSIONS" ? 96 : 124,
    wideOnly: id !== metric,
    value: (row) => mapMetrics[id].read(row.values),
    render: (row) => {
      const value = mapMetrics[id].read(row.values);
      const shown = <span title={mapMetrics[id].exact(value, currency)}>{mapMetrics[id].write(value, currency)}</span>;
      if (id !== metric || !value) return shown;
      return (
        <DrilldownLink to={toOf?.(row)} label={write(row.name)} value={mapMetrics[id].exact(value, currency)}>
          {mapMetrics[id].write(value, currency)}
        </DrilldownLink>
      );
    },
  });
  return [
    {
      id: "name",
      title: head,
      value: (row) => write(row.name),
      render: (row) => <PlaceName name={write(row.name)} within={row.region ?? ""} />,
      share: (row) => share(row) ?? 0,
    },
    ...metrics.map(number),
    ...(isSum
      ? [
          {
            id: "share",
            title: t("Share"),
            numeric: true,
            width: 72,
            wideOnly: true,
            value: share,
            render: (row: Place) => percent(share(row)),
          },
        ]
      : []),
    ...(isCompared
      ? [
          {
            id: "change",
            title: t("Change"),
            numeric: true,
            width: 84,
            value: change,
            render: (row: Place) => formatChange(change(row), isSum),
          },
        ]
      : []),
  ];
}
