import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

/** The query only: each field makes its own call, and a screen requests only the panels it shows. */
export interface TrafficReportSource {
  question: ReportQuestion;
}
