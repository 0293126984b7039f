// The steps of a result with their names and links, as the charts draw them.
import { t } from "#web/texts/t.ts";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import type { DrawnStep } from "../_parts/steps/drawnStep.ts";
import type { StepResult } from "./readStepResult.ts";
import { stepName } from "#web/reports/funnels/stepName.ts";
import { stepKindLabel } from "./stepLabels.ts";

interface Defined {
  readonly kind: string;
  readonly value: string;
  readonly name: string;
  readonly goalName: string | null | undefined;
  readonly isOptional: boolean;
}

interface Links {
  entered?: (step: number) => Drilldown | undefined;
  dropped?: (step: number) => Drilldown | undefined;
}

/** Rows of a funnel in any order count the steps done, so they have no names of steps. */
export const drawSteps = (
  steps: readonly Defined[],
  order: string,
  counted: readonly StepResult[],
  previous: readonly StepResult[] = [],
  to: Links = {},
): DrawnStep[] =>
  counted.map((row, at) => {
    const step = steps[row.step - 1];
    const isAny = order === "ANY";
    const isDropStep = (number: number) => number < steps.length && step?.isOptional !== true;
    return {
      number: row.step,
      name: isAny
        ? t("{count} of {total} steps", { count: row.step, total: counted.length })
        : step
          ? stepName(step)
          : "",
      kind: isAny ? t("In any order") : stepKindLabel(step?.kind ?? "").label,
      isOptional: !isAny && (step?.isOptional ?? false),
      entered: row.entered,
      ofFirst: row.rateOfFirst,
      ofPrevious: row.rateOfPrevious,
      // of the first step it is always the whole
      previousOfFirst: at === 0 ? undefined : previous[at]?.rateOfFirst,
      dropped: row.dropped,
      dropRate: row.entered > 0 ? row.dropped / row.entered : null,
      median: row.medianSeconds,
      p90: row.p90Seconds,
      enteredTo: to.entered?.(row.step),
      droppedTo: isDropStep(row.step) ? to.dropped?.(row.step) : undefined,
    };
  });
