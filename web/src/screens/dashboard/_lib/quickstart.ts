// The quickstart's steps, and the user attribute `insight` in which their state is kept: step title to 0 or 1, and
// closeStatus.

export const quickstartSteps = [
  "Setup tracking code",
  "Watch recording",
  "View heatmap",
  "View website event",
  "Create Funnel",
] as const;
export type StepTitle = (typeof quickstartSteps)[number];

export interface Insight {
  done: ReadonlySet<StepTitle>;
  isClosed: boolean;
}

/** What nobody has written yet, or written badly, is a panel with nothing done. */
export function readInsight(value: string | null | undefined): Insight {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(value ?? "{}");
    if (parsed && typeof parsed === "object") stored = parsed as Record<string, unknown>;
  } catch {
    stored = {};
  }
  return {
    done: new Set(quickstartSteps.filter((step) => stored[step] === 1)),
    isClosed: stored["closeStatus"] === 1,
  };
}
