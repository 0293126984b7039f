import type { Comparison } from "@sightline/schema/rest/range";
import type { WireFilter } from "#gateway/graph/filters.ts";

/** The query only, so that a screen requests only the panels it shows. */
export interface EventReportSource {
  question: WireFilter & {
    widget_id: number;
    startDate: string;
    endDate: string;
    compare?: Comparison;
    key: string;
    value: string;
  };
}
