import type { DayRange, RangePreset } from "@sightline/schema/rest/ranges/presets";

/** The comparison range; null: no comparison. */
export type Comparison = "PREVIOUS_PERIOD" | "PREVIOUS_YEAR" | null;

/** Dates are always resolved, also for presets, so that the label can show them. */
export interface DateRangeValue extends DayRange {
  preset: RangePreset | "custom";
}
