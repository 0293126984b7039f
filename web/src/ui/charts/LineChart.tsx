import { useTheme } from "@emotion/react";
import { useMemo, useState } from "react";
import type { CellValue } from "../data/columns.ts";
import { compactNumber } from "../format/compactNumber.ts";
import { dateTitle } from "../format/dateLabel.ts";
import type { Interval } from "../format/dateLabel.ts";
import { useNarrow } from "../layout/useNarrow.ts";
import { t } from "#web/texts/t.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import { LazyApex } from "./LazyApex.tsx";
import { Legend, LEGEND_HEIGHT } from "./Legend.tsx";
import { COMPARISON, comparisonLegend, type ComparedRanges } from "./line/comparisonLegend.ts";
import { drawnLines, lineOptions } from "./line/lineOptions.ts";
import { lineColor } from "./line/lineSeries.ts";
import type { Annotation, LineSeries } from "./line/lineSeries.ts";
import { useLatest } from "./useLatest.ts";

interface Props {
  label: string;
  /** Timestamps in the project's time zone, oldest first: "2026-11-21" or "2026-11-21T14:00". */
  times: readonly string[];
  interval: Interval;
  /** Formats an axis label if `times` are not timestamps. */
  write?: (time: string) => string;
  series: readonly LineSeries[];
  /** The timestamps of the comparison range, for the tooltip. */
  previousTimes?: readonly string[] | undefined;
  /** The current and the comparison range, for the legend. */
  ranges?: ComparedRanges | undefined;
  annotations?: readonly Annotation[];
  format?: (value: number) => string;
  /** The last interval is incomplete. */
  inProgress?: boolean;
  /**
   * Height of the plot in px. The legend of several lines is added to it; that of a single line with its comparison range
   * is part of it, because it depends on the data.
   */
  height?: number;
  onSelect?: (time: string, at: number) => void;
}

const none: readonly Annotation[] = [];

export function LineChart(props: Props) {
  const { label, times, interval, series, previousTimes, ranges, annotations = none, height = 260 } = props;
  const { format = compactNumber, inProgress = false, onSelect, write } = props;
  const theme = useTheme();
  const narrow = useNarrow();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const select = useLatest(onSelect);

  const { lines, options } = useMemo(() => {
    const colored = series.map((one, at) => ({ ...one, color: lineColor(theme, series, at) }));
    const visible = colored.filter((one) => !hidden.has(one.id));
    const shown = hidden.has(COMPARISON)
      ? visible.map(({ id, name, values, color, area = false }) => ({ id, name, values, color, area }))
      : visible;
    const question = {
      times,
      interval,
      series: shown,
      annotations,
      format,
      inProgress,
      labels: narrow ? 4 : 9,
      onSelect: (time: string, at: number) => select.current?.(time, at),
      ...(previousTimes ? { previousTimes } : {}),
      ...(write ? { write } : {}),
    };
    const drawn = drawnLines(theme, question);
    return { lines: drawn, options: lineOptions(theme, question, drawn) };
  }, [theme, times, previousTimes, interval, series, annotations, format, inProgress, narrow, hidden, select, write]);

  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    // At least one line stays visible.
    if (series.some((one) => !next.has(one.id))) setHidden(next);
  };
  const isSingle = series.length === 1;
  const isCompared = series.some((one) => one.previous);
  const [first] = series;
  const entries = [
    ...(isSingle ? [] : series.map((one, at) => ({ id: one.id, name: one.name, color: lineColor(theme, series, at) }))),
    ...(isCompared && first
      ? comparisonLegend({
          ...(isSingle
            ? { current: { name: first.name }, color: lineColor(theme, series, 0) }
            : { color: theme.color.muted }),
          ranges,
        })
      : []),
  ];
  const formatCell = (value: CellValue, column: number) => {
    if (typeof value === "number") return format(value);
    return column === 0 && value ? (write ? value : dateTitle(value, interval)) : "–";
  };
  return (
    <div>
      {entries.length > 0 && <Legend entries={entries} hidden={hidden} onToggle={toggle} isOneLine={isSingle} />}
      <ChartFrame
        label={label}
        head={[
          t("Time"),
          ...series.flatMap((one) =>
            one.previous ? [one.name, t("{name} (comparison)", { name: one.name })] : [one.name],
          ),
        ]}
        rows={times.map((time, at) => [
          write ? write(time) : time,
          ...series.flatMap((one) => (one.previous ? [one.values[at], one.previous[at]] : [one.values[at]])),
        ])}
        formatCell={formatCell}
        isSeries={!write}
        inProgress={inProgress}
      >
        <LazyApex
          type="line"
          height={isSingle && isCompared ? height - LEGEND_HEIGHT : height}
          options={options}
          series={lines.map((line) => ({
            name: line.name,
            type: line.area ? "area" : "line",
            data: line.values.map((y, x) => ({ x, y })),
          }))}
        />
      </ChartFrame>
    </div>
  );
}
