import type { Theme } from "@emotion/react";
import type { ApexOptions } from "apexcharts";
import { dateLabel } from "../../format/dateLabel.ts";
import { valueAxis } from "../valueAxis.ts";
import { baseOptions } from "../baseOptions.ts";
import { lineTooltip } from "./lineTooltip.ts";
import { labelStep, lineColor, marksOf, placesOf } from "./lineSeries.ts";
import { quietMark } from "./quietMark.ts";
import type { LineQuestion } from "./lineQuestion.ts";

interface DrawnLine {
  name: string;
  values: readonly (number | null)[];
  color: string;
  style: "line" | "running" | "previous";
  area: boolean;
}

/** Each series becomes up to three lines: complete intervals, the current interval, and the comparison range. */
export function drawnLines(theme: Theme, question: LineQuestion): DrawnLine[] {
  const last = question.times.length - 1;
  return question.series.flatMap((series, at) => {
    const color = lineColor(theme, question.series, at);
    const base = { name: series.name, color };
    const running = question.inProgress && last > 0;
    const lines: DrawnLine[] = [];
    if (series.previous) lines.push({ ...base, values: series.previous, style: "previous", area: false });
    const values = running ? series.values.map((value, place) => (place === last ? null : value)) : series.values;
    lines.push({ ...base, values, style: "line", area: series.area ?? false });
    if (running) {
      const tail = series.values.map((value, place) => (place >= last - 1 ? value : null));
      lines.push({ ...base, values: tail, style: "running", area: series.area ?? false });
    }
    return lines;
  });
}

export function lineOptions(theme: Theme, question: LineQuestion, lines: readonly DrawnLine[]): ApexOptions {
  const { times, interval, onSelect } = question;
  const step = labelStep(times.length, question.labels);
  // The library spaces its ticks evenly, so each timestamp gets one and most have no label. With very many timestamps a
  // few even ticks suffice: they are less than half an interval off.
  const dense = times.length > 400;
  const base = baseOptions(theme);
  const last = times.length - 1;
  const axisLabel = (place: number) => {
    // A label too close to the edge would be cut off.
    const cut = place < last && last - place < step / 4;
    const time = dense || (place % step === 0 && !cut) ? times[Math.round(place)] : undefined;
    if (time === undefined) return "";
    if (question.write) return question.write(time);
    const midnight = interval === "hour" && times.length > 24 && /[T ]00:00/.test(time);
    return dateLabel(time, midnight ? "day" : interval);
  };
  const select = (at: number) => {
    const time = times[at];
    if (time !== undefined) onSelect?.(time, at);
  };
  return {
    ...base,
    chart: {
      ...base.chart,
      events: {
        click: (_event, _chart, options?: { dataPointIndex?: number }) => select(options?.dataPointIndex ?? -1),
      },
    },
    colors: lines.map((line) => line.color),
    stroke: {
      curve: "straight",
      lineCap: "round",
      width: lines.map((line) => (line.style === "previous" ? 1.5 : 2)),
      dashArray: lines.map((line) => (line.style === "previous" ? 3 : line.style === "running" ? 5 : 0)),
    },
    fill: { type: "solid", opacity: lines.map((line) => (line.area ? 0.08 : line.style === "previous" ? 0.55 : 1)) },
    markers: { size: times.length === 1 ? 4 : 0, strokeWidth: 0, hover: { size: 4 } },
    xaxis: {
      ...base.xaxis,
      // Indices instead of timestamps: the library would convert timestamps to the browser's time zone.
      type: "numeric",
      min: 0,
      max: Math.max(1, times.length - 1),
      tickAmount: dense ? question.labels - 1 : Math.max(1, times.length - 1),
      decimalsInFloat: 0,
      labels: {
        ...base.xaxis?.labels,
        formatter: (value: string) => axisLabel(Number(value)),
      },
      crosshairs: { show: true, stroke: { color: theme.color.borderStrong, width: 1, dashArray: 0 } },
      tooltip: { enabled: false },
    },
    // a label below the last index needs space for its half, or the library omits it
    grid: last % step === 0 ? { ...base.grid, padding: { ...base.grid?.padding, right: 28 } } : base.grid,
    yaxis: {
      ...valueAxis(lines.map(({ values }) => values)),
      labels: {
        offsetX: -8,
        style: { colors: theme.color.muted, fontSize: theme.size.micro },
        formatter: (value) => question.format(value),
      },
    },
    annotations: {
      xaxis: question.annotations.flatMap((annotation) => {
        const places = placesOf(annotation, times);
        if (!places || annotation.quiet) return [];
        const color = annotation.color ?? theme.color.muted;
        if (places.first === places.last)
          return [{ x: places.first, strokeDashArray: 2, borderColor: color, opacity: 1 }];
        return [
          { x: places.first, x2: places.last, strokeDashArray: 0, borderColor: color, fillColor: color, opacity: 0.14 },
        ];
      }),
      points: marksOf(question.annotations, times).flatMap(({ first, quiet }) =>
        quiet ? [quietMark(theme, first)] : [],
      ),
    },
    tooltip: { shared: true, intersect: false, custom: lineTooltip(theme, question) },
  };
}
