import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

/** The query only: each field makes its own call. */
export interface VisitorMapSource {
  question: ReportQuestion;
}
