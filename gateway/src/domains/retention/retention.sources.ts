import type { RetentionAct, RetentionPeriod } from "@sightline/schema/rest/retention/retention";
import type { WireFilter } from "#gateway/graph/filters.ts";

/** The parameters of every retention call. */
export interface RetentionQuestion extends WireFilter {
  widget_id: number;
  startDate: string;
  endDate: string;
  period: RetentionPeriod;
  columns: number;
  start: RetentionAct;
  return: RetentionAct;
}

/** The query only: each field makes its own call. */
export interface RetentionReportSource {
  question: RetentionQuestion;
}
