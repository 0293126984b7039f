import type { Comparison } from "@sightline/schema/rest/range";
import type { WireFilter } from "#gateway/graph/filters.ts";

/** What every call of a report takes. */
export interface TrafficQuestion extends WireFilter {
  widget_id: number;
  startDate: string;
  endDate: string;
  compare?: Comparison;
  goal?: string;
}

/** The question only: each field asks its own call, and a screen pays for the panels that it shows. */
export interface TrafficReportSource {
  question: TrafficQuestion;
}
