import { useTheme } from "@emotion/react";
import { useMemo } from "react";
import { t } from "#web/texts/t.ts";
import { compactNumber } from "../format/compactNumber.ts";
import { useNarrow } from "../layout/useNarrow.ts";
import { barOptions } from "./barOptions.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import { LazyApex } from "./LazyApex.tsx";
import { marksOf, type Annotation } from "./line/lineSeries.ts";
import { Legend } from "./Legend.tsx";
import { useLatest } from "./useLatest.ts";

export interface BarSeries {
  id: string;
  name: string;
  /** One per category. */
  values: readonly (number | null)[];
  color?: string;
}

interface Props {
  label: string;
  categories: readonly string[];
  series: readonly BarSeries[];
  /** Drawn as a dashed line over the bars: the comparison range. */
  line?: BarSeries | undefined;
  horizontal?: boolean;
  stacked?: boolean;
  format?: (value: number) => string;
  /** Height in px. */
  height?: number;
  onSelect?: (category: string, at: number) => void;
  /** of the categories in the tooltip, where it has more space than the axis */
  titles?: readonly string[];
  /** timestamps of the categories, for a time axis, and the notes on them */
  times?: readonly string[];
  annotations?: readonly Annotation[];
}

export function BarChart({ label, categories, line, format = compactNumber, height = 240, ...rest }: Props) {
  const theme = useTheme();
  const series = useMemo(() => (line ? [...rest.series, line] : rest.series), [rest.series, line]);
  const { horizontal = false, stacked = false, times, titles = categories, annotations } = rest;
  const narrow = useNarrow();
  const select = useLatest(rest.onSelect);
  const colors = useMemo(
    () =>
      series.map(
        (one, at) =>
          one.color ??
          (one === line ? theme.color.text : undefined) ??
          (series.length > (line ? 2 : 1) ? theme.series[at % theme.series.length] : undefined) ??
          theme.color.accent,
      ),
    [series, line, theme],
  );
  const options = useMemo(
    () =>
      barOptions(theme, {
        categories,
        titles,
        series,
        names: series.map((one) => one.name),
        colors,
        line: line ? series.length - 1 : -1,
        horizontal,
        stacked,
        format,
        labels: narrow ? 3 : 10,
        marks: marksOf(annotations ?? [], times ?? []),
        onSelect: (at) => {
          const category = categories[at];
          if (category !== undefined) select.current?.(category, at);
        },
      }),
    [theme, categories, titles, series, line, colors, horizontal, stacked, format, narrow, select, times, annotations],
  );
  // a timestamp is exported unchanged, and read out as on the axis
  const named = new Map(categories.map((category, at) => [times?.[at] ?? category, category]));
  return (
    <div>
      {series.length > 1 && (
        <Legend
          entries={series.map((one, at) => ({
            id: one.id,
            name: one.name,
            color: colors[at] ?? "",
            dashed: one === line,
            isBar: one !== line,
          }))}
        />
      )}
      <ChartFrame
        label={label}
        head={[times ? t("Time") : t("Category"), ...series.map((one) => one.name)]}
        rows={categories.map((category, at) => [times?.[at] ?? category, ...series.map((one) => one.values[at])])}
        formatCell={(value) => (typeof value === "number" ? format(value) : (named.get(value ?? "") ?? "–"))}
      >
        <LazyApex
          type={line ? "line" : "bar"}
          height={height}
          options={options}
          series={series.map((one) => ({
            name: one.name,
            ...(line ? { type: one === line ? "line" : "column" } : {}),
            data: one.values.map((value) => value ?? 0),
          }))}
        />
      </ChartFrame>
    </div>
  );
}
