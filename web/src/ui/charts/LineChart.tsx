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
import { Legend } from "./Legend.tsx";
import { drawnLines, lineOptions } from "./line/lineOptions.ts";
import { legendEntries } from "./line/legendEntries.ts";
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
  annotations?: readonly Annotation[];
  format?: (value: number) => string;
  /** The last interval is incomplete. */
  inProgress?: boolean;
  /** Height of the plot in px, without the legend, which is added for several lines. */
  height?: number;
  onSelect?: (time: string, at: number) => void;
}

const none: readonly Annotation[] = [];

export function LineChart(props: Props) {
  const { label, times, interval, series, previousTimes, annotations = none, height = 260 } = props;
  const { format = compactNumber, inProgress = false, onSelect, write } = props;
  const theme = useTheme();
  const narrow = useNarrow();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const select = useLatest(onSelect);

  const { lines, options } = useMemo(() => {
    const colored = series.map((one, at) => ({ ...one, color: lineColor(theme, series, at) }));
    const shown = colored.filter((one) => !hidden.has(one.id));
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

  const isCompared = series.some((one) => one.previous !== undefined);
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    // At least one line stays visible.
    if (next.size < series.length) setHidden(next);
  };
  const formatCell = (value: CellValue, column: number) => {
    if (typeof value === "number") return format(value);
    return column === 0 && value ? (write ? value : dateTitle(value, interval)) : "–";
  };
  return (
    <div>
      {(series.length > 1 || isCompared) && (
        <Legend entries={legendEntries(theme, props)} hidden={hidden} onToggle={toggle} />
      )}
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
          height={height}
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
