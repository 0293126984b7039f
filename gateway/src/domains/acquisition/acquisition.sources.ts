import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

/** What every call about acquisition takes. */
export interface AcquisitionQuestion extends ReportQuestion {
  within: { channel?: string; source?: string; landing?: string };
}

/** The question only: each field asks its own call. */
export interface AcquisitionReportSource {
  question: AcquisitionQuestion;
}
