import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

/** The question only: each field makes its own call, and a screen pays only for the panels it shows. */
export interface TrafficReportSource {
  question: ReportQuestion;
}
