import type { Interval } from "../../format/dateLabel.ts";
import type { Annotation, LineSeries } from "./lineSeries.ts";

/** All inputs of a line chart. */
export interface LineQuestion {
  times: readonly string[];
  previousTimes?: readonly string[];
  interval: Interval;
  /** Formats an axis label if `times` are not timestamps. */
  write?: (time: string) => string;
  series: readonly LineSeries[];
  annotations: readonly Annotation[];
  format: (value: number) => string;
  /** The last interval is incomplete: the segment to it is dashed. */
  inProgress: boolean;
  /** Number of labels that fit below the axis. */
  labels: number;
  onSelect?: (time: string, at: number) => void;
}
