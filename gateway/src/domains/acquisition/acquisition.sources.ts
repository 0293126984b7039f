import type { TrafficQuestion } from "#gateway/domains/traffic/traffic.sources.ts";

/** What every call about acquisition takes. */
export interface AcquisitionQuestion extends TrafficQuestion {
  within: { channel?: string; source?: string; landing?: string };
}

/** The question only: each field asks its own call. */
export interface AcquisitionReportSource {
  question: AcquisitionQuestion;
}
