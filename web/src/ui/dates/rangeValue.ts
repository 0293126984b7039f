import type { DayRange, RangePreset } from "./presets.ts";

/** The compared range; null compares with nothing. */
export type Comparison = "PREVIOUS_PERIOD" | "PREVIOUS_YEAR" | null;

/** Dates are always resolved, also for presets, so that the label can say them. */
export interface DateRangeValue extends DayRange {
  preset: RangePreset | "custom";
}
