import type { Theme } from "@emotion/react";
import type { ApexOptions } from "apexcharts";
import { baseOptions } from "./baseOptions.ts";
import type { Mark } from "./line/lineSeries.ts";
import { quietMark } from "./line/quietMark.ts";
import { tooltipHtml } from "./tooltipHtml.ts";
import { valueAxis } from "./valueAxis.ts";

interface BarQuestion {
  categories: readonly string[];
  /** of the categories in the tooltip */
  titles: readonly string[];
  series: readonly { values: readonly (number | null)[] }[];
  names: readonly string[];
  colors: readonly string[];
  /** index of the series drawn as a line; -1: none */
  line?: number;
  horizontal: boolean;
  stacked: boolean;
  format: (value: number) => string;
  /** labels that fit under the axis */
  labels: number;
  /** notes on categories, by index */
  marks?: readonly Mark[];
  onSelect: (at: number) => void;
}

/** The heights of stacked bars. */
const sums = (series: BarQuestion["series"]): number[] =>
  (series[0]?.values ?? []).map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));

export function barOptions(theme: Theme, question: BarQuestion): ApexOptions {
  const {
    categories,
    titles,
    series,
    names,
    colors,
    line = -1,
    horizontal,
    stacked,
    format,
    labels,
    marks = [],
  } = question;
  const base = baseOptions(theme);
  const labelStyle = { colors: theme.color.muted, fontSize: theme.size.micro };
  // In a horizontal chart the library passes categories to the value axis and numbers to the category axis.
  const formatValue = (value: string | number) => (typeof value === "number" ? format(value) : String(value));
  return {
    ...base,
    chart: {
      ...base.chart,
      stacked,
      events: {
        dataPointSelection: (_event, _chart, options?: { dataPointIndex?: number }) =>
          question.onSelect(options?.dataPointIndex ?? -1),
      },
    },
    colors: [...colors],
    plotOptions: {
      bar: {
        horizontal,
        columnWidth: categories.length > 20 ? "80%" : "56%",
        barHeight: "64%",
        borderRadius: 3,
        borderRadiusApplication: "end",
        borderRadiusWhenStacked: "last",
      },
    },
    fill: { type: "solid", opacity: 1 },
    stroke:
      line < 0
        ? { show: true, width: stacked ? 1 : 2, colors: [stacked ? theme.color.raised : "transparent"] }
        : {
            show: true,
            curve: "straight",
            width: names.map((_, at) => (at === line ? 1.5 : 0)),
            dashArray: names.map((_, at) => (at === line ? 4 : 0)),
          },
    xaxis: {
      ...base.xaxis,
      categories: [...categories],
      // as many labels as fit; the tooltip names each category
      ...(categories.length > labels * 1.4 && !horizontal ? { tickAmount: labels } : {}),
      labels: { ...base.xaxis?.labels, ...(horizontal ? { formatter: (value: string) => format(Number(value)) } : {}) },
    },
    yaxis: {
      labels: { style: labelStyle, maxWidth: 200, formatter: formatValue },
      ...(horizontal
        ? { forceNiceScale: true }
        : valueAxis(stacked ? [sums(series)] : series.map(({ values }) => values))),
    },
    grid: { ...base.grid, xaxis: { lines: { show: horizontal } }, yaxis: { lines: { show: !horizontal } } },
    annotations: {
      xaxis: marks
        .filter(({ quiet }) => !quiet)
        .map(({ first, last, color = theme.color.muted }) => ({
          x: categories[first] ?? "",
          borderColor: color,
          opacity: first === last ? 1 : 0.14,
          ...(first === last
            ? { strokeDashArray: 2 }
            : { x2: categories[last] ?? "", fillColor: color, strokeDashArray: 0 }),
        })),
      points: marks.flatMap(({ first, quiet }) => (quiet ? [quietMark(theme, categories[first] ?? "")] : [])),
    },
    tooltip: {
      shared: true,
      intersect: false,
      custom: ({ dataPointIndex: at, series: drawn }: { dataPointIndex: number; series: number[][] }) =>
        tooltipHtml(
          theme,
          titles[at] ?? "",
          names.map((name, index) => ({
            name,
            value: format(drawn[index]?.[at] ?? 0),
            color: colors[index] ?? "",
            dashed: index === line,
            isBar: index !== line,
          })),
          marks.filter(({ first, last }) => first <= at && at <= last).map(({ text }) => text),
        ),
    },
  };
}
