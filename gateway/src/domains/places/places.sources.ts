import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

/** The question only: each field asks its own call. */
export interface VisitorMapSource {
  question: ReportQuestion;
}
