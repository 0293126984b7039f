import { graphql, readInlineData } from "react-relay";
import type { readStepResult_step$key } from "#web/__generated__/readStepResult_step.graphql.ts";

export interface StepResult {
  /** 1-based */
  step: number;
  entered: number;
  dropped: number;
  rateOfFirst: number | null | undefined;
  rateOfPrevious: number | null | undefined;
  medianSeconds: number | null | undefined;
  p90Seconds: number | null | undefined;
}

/** The figures of a step, as the charts and tables show them. */
export function readStepResult(step: readStepResult_step$key): StepResult {
  const {
    step: number,
    entered,
    dropped,
    rateOfFirst,
    rateOfPrevious,
    medianSeconds,
    p90Seconds,
  } = readInlineData(
    graphql`
      fragment readStepResult_step on FunnelStepResult @inline {
        step
        entered
        dropped
        rateOfFirst
        rateOfPrevious
        medianSeconds
        p90Seconds
      }
    `,
    step,
  );
  return { step: number, entered, dropped, rateOfFirst, rateOfPrevious, medianSeconds, p90Seconds };
}
