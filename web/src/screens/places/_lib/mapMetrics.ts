// The metrics that can color the map.
import { metricDefinitions } from "#web/reports/__generated__/metricDefinitions.ts";
import { t } from "#web/texts/t.ts";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { formatMoney } from "#web/ui/format/money.ts";

export interface PlaceValues {
  readonly visitors: number;
  readonly sessions: number;
  readonly bounceRate: number | null | undefined;
  readonly conversions: number;
  readonly conversionRate: number | null | undefined;
  readonly revenue: number;
}

export const mapMetricIds = [
  "VISITORS",
  "SESSIONS",
  "CONVERSIONS",
  "CONVERSION_RATE",
  "REVENUE",
  "BOUNCE_RATE",
] as const;
export type MapMetricId = (typeof mapMetricIds)[number];

export interface MapMetric {
  label: string;
  definition: string;
  read(values: PlaceValues): number | null;
  write(value: number | null, currency: string): string;
  /** unrounded, for a title */
  exact(value: number | null, currency: string): string;
  /** a sum has shares, a rate has none */
  isSum: boolean;
}

const count = (value: number | null) => compactNumber(value);
const every = (value: number | null) => exactNumber(value);
const rate = (value: number | null) => percent(value);
const sum = (value: number | null, currency: string) => formatMoney(value, currency, "figure");

export const mapMetrics: Record<MapMetricId, MapMetric> = {
  VISITORS: {
    label: t("Visitors"),
    definition: metricDefinitions.visitors,
    read: ({ visitors }) => visitors,
    write: count,
    exact: every,
    isSum: true,
  },
  SESSIONS: {
    label: t("Sessions"),
    definition: metricDefinitions.sessions,
    read: ({ sessions }) => sessions,
    write: count,
    exact: every,
    isSum: true,
  },
  CONVERSIONS: {
    label: t("Conversions"),
    definition: t("Sessions that reached the selected goal, or made a purchase if no goal is selected."),
    read: ({ conversions }) => conversions,
    write: count,
    exact: every,
    isSum: true,
  },
  CONVERSION_RATE: {
    label: t("Conversion rate"),
    definition: t("Conversions divided by sessions"),
    read: ({ conversionRate }) => conversionRate ?? null,
    write: rate,
    exact: rate,
    isSum: false,
  },
  REVENUE: {
    label: t("Revenue"),
    definition: t(
      "Total conversion value in the project's currency, or in the most common currency if the project has none. Other currencies are excluded.",
    ),
    read: ({ revenue }) => revenue,
    write: sum,
    exact: formatMoney,
    isSum: true,
  },
  BOUNCE_RATE: {
    label: t("Bounce rate"),
    definition: metricDefinitions.bounceRate,
    read: ({ bounceRate }) => bounceRate ?? null,
    write: rate,
    exact: rate,
    isSum: false,
  },
};

const usual: readonly MapMetricId[] = ["VISITORS", "SESSIONS", "CONVERSIONS", "CONVERSION_RATE"];

/** The columns of the regions and cities of a country: the default metrics and the map's metric. */
export const insideColumns = (metric: MapMetricId): readonly MapMetricId[] =>
  usual.includes(metric) ? usual : [...usual, metric];
