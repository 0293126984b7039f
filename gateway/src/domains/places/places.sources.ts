import type { TrafficQuestion } from "#gateway/domains/traffic/traffic.sources.ts";

/** The question only: each field asks its own call. */
export interface VisitorMapSource {
  question: TrafficQuestion;
}
