import type { Interval } from "../../format/dateLabel.ts";
import type { Annotation, LineSeries } from "./lineSeries.ts";

/** All that a line chart is asked to draw. */
export interface LineQuestion {
  times: readonly string[];
  previousTimes?: readonly string[];
  interval: Interval;
  /** How a place of the axis is written where `times` are no moments. */
  write?: (time: string) => string;
  series: readonly LineSeries[];
  annotations: readonly Annotation[];
  format: (value: number) => string;
  /** The last moment still runs: the way to it is dashed. */
  inProgress: boolean;
  /** Labels that fit under the axis. */
  labels: number;
  onSelect?: (time: string, at: number) => void;
}
