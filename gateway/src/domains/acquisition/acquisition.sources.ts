import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

/** The parameters of every acquisition call. */
export interface AcquisitionQuestion extends ReportQuestion {
  within: { channel?: string; source?: string; landing?: string };
}

/** The query only: each field makes its own call. */
export interface AcquisitionReportSource {
  question: AcquisitionQuestion;
}
