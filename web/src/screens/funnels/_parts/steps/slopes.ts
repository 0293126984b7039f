// The slopes between the bars of a funnel.
import type { DrawnStep } from "./drawnStep.ts";

export const shareOf = (share: number | null | undefined): number => Math.max(0, Math.min(1, share ?? 0));

/**
 * The height of the slope at each bar, as a share of the first step: it passes behind the bars of optional steps, because
 * those who didn't do them can go on.
 */
export function slopesOf(steps: readonly Pick<DrawnStep, "ofFirst" | "isOptional">[]): number[] {
  return steps.map(({ isOptional }, at) => {
    const isRequired = (step: Pick<DrawnStep, "isOptional">) => !step.isOptional;
    if (!isOptional) return shareOf(steps[at]?.ofFirst);
    const [before, after] = [
      steps.slice(0, at).findLastIndex(isRequired),
      steps.findIndex((step, n) => n > at && isRequired(step)),
    ];
    const [from, to] = [shareOf(steps[before]?.ofFirst), shareOf(steps[after]?.ofFirst)];
    return from + ((to - from) * (at - before)) / (after - before);
  });
}
