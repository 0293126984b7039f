import { PlaceName } from "#web/reports/places/PlaceName.tsx";
import { DimensionLabel } from "#web/reports/dimensions/DimensionLabel.tsx";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import { t } from "#web/texts/t.ts";
import { ChangeText } from "#web/ui/data/ChangeText.tsx";
import type { Column, CsvField } from "#web/ui/data/columns.ts";
import { columnStyle, formatMoney } from "#web/ui/format/money.ts";
import { percent, relativeChange } from "#web/ui/format/percent.ts";
import { signedPoints } from "#web/ui/format/points.ts";
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
  /** of all rows; undefined: each row is a country */
  country?: string;
  /** links to the visitors from the location and to their recordings */
  toOf?: ((place: Place) => Drilldown) | undefined;
}

/** What a file has of a place, whatever the map is coloured by. */
export const placeFields = (own: readonly CsvField[], currency: string): CsvField[] => [
  ...own,
  { title: t("Visitors"), value: "values.visitors" },
  { title: t("Visitors (previous period)"), value: "previous.visitors" },
  { title: t("Sessions"), value: "values.sessions" },
  { title: t("Bounce"), value: "values.bounceRate", format: "percent" },
  { title: t("Conversions"), value: "values.conversions" },
  { title: t("Conversion rate"), value: "values.conversionRate", format: "percent" },
  { title: t("Revenue"), value: "values.revenue", format: (value) => formatMoney(value, currency) },
];

export function placeColumns(requested: PlaceColumns): Column<Place>[] {
  const { head, metric, metrics, totals, currency, isCompared, write, country, toOf } = requested;
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
    isAmount: mapMetrics[id].isSum,
    value: (row) => mapMetrics[id].read(row.values),
    render: (row) => {
      const value = mapMetrics[id].read(row.values);
      const text =
        id === "REVENUE"
          ? formatMoney(value, currency, columnStyle(totals.revenue))
          : mapMetrics[id].write(value, currency);
      const shown = <span title={mapMetrics[id].exact(value, currency)}>{text}</span>;
      if (id !== metric || !value) return shown;
      return (
        <DrilldownLink to={toOf?.(row)} label={write(row.name)} value={mapMetrics[id].exact(value, currency)}>
          {text}
        </DrilldownLink>
      );
    },
  });
  return [
    {
      id: "name",
      title: head,
      value: (row) => write(row.name),
      render: (row) => (
        <DimensionLabel dimension="COUNTRY" value={country ?? row.name}>
          <PlaceName name={write(row.name)} within={row.region ?? ""} />
        </DimensionLabel>
      ),
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
            render: (row: Place) => {
              const value = change(row);
              return (
                <ChangeText
                  change={value}
                  lowerIsBetter={metric === "BOUNCE_RATE"}
                  {...(isSum || value === undefined ? {} : { text: signedPoints(value) })}
                />
              );
            },
          },
        ]
      : []),
  ];
}
