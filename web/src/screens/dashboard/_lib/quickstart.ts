// The quickstart's steps, and the user attribute `insight` in which their state is kept: step title to 0 or 1, and
// closeStatus.
import { t } from "#web/texts/t.ts";

/** The titles are the keys of what is stored; these are their words. */
const words = {
  "Setup tracking code": t("Setup tracking code"),
  "Watch recording": t("Watch recording"),
  "View heatmap": t("View heatmap"),
  "View website event": t("View website event"),
  "Create Funnel": t("Create Funnel"),
};
export type StepTitle = keyof typeof words;
export const quickstartSteps = Object.keys(words) as StepTitle[];
export const installStep: StepTitle = quickstartSteps[0] as StepTitle;
export const stepWords = (step: StepTitle): string => words[step];

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
