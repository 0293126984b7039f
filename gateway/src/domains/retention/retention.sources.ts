import type { RetentionAct, RetentionPeriod } from "@sightline/schema/rest/retention/retention";
import type { WireFilter } from "#gateway/graph/filters.ts";

/** What every call about retention takes. */
export interface RetentionQuestion extends WireFilter {
  widget_id: number;
  startDate: string;
  endDate: string;
  period: RetentionPeriod;
  columns: number;
  start: RetentionAct;
  return: RetentionAct;
}

/** The question only: each field asks its own call. */
export interface RetentionReportSource {
  question: RetentionQuestion;
}
