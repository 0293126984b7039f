// The quickstart's steps and the user attribute `insight` that stores their state: step title to 0 or 1, and
// closeStatus. A step is done once the member has opened its screen, by any route. The first step is done once the host
// reports data from the site.
import { t } from "#web/texts/t.ts";

interface Step {
  /** the label on the panel */
  linkLabel: string;
  /** the screens that complete the step; the first that exists is linked */
  paths: readonly string[];
  /** the paths that complete the step when opened; none if the host reports its completion */
  seenAt?: RegExp;
  /** the prerequisite to show while these screens have no data */
  waits?: string;
}

/** The titles are the keys of the stored state. */
const steps = {
  "Setup tracking code": {
    linkLabel: t("Setup tracking code"),
    paths: ["/get-started"],
    waits: t("Waiting for the first visit"),
  },
  "Watch recording": {
    linkLabel: t("Watch recording"),
    paths: ["/recordings"],
    seenAt: /^\/(record|video|live-recording)\/./,
    waits: t("Waiting for the first recording"),
  },
  "View heatmap": {
    linkLabel: t("View heatmap"),
    paths: ["/heatmap", "/heatmap/continuous"],
    seenAt: /^\/heatmap(-v2)?(\/|$)/,
    waits: t("Waiting for the first heatmap"),
  },
  "View website event": {
    linkLabel: t("View website event"),
    paths: ["/events"],
    seenAt: /^\/events(\/|$)/,
    waits: t("Waiting for the first event"),
  },
  "Create Funnel": {
    linkLabel: t("Create Funnel"),
    paths: ["/funnel/new"],
    // a saved funnel opens its report
    seenAt: /^\/funnel\/flow\//,
  },
} satisfies Record<string, Step>;

export type StepTitle = keyof typeof steps;
export const quickstartSteps = Object.keys(steps) as StepTitle[];
export const installStep: StepTitle = quickstartSteps[0] as StepTitle;
export const stepOf = (title: StepTitle): Step => steps[title];

/** The step that is completed by opening a path. */
export const stepSeenAt = (pathname: string): StepTitle | undefined =>
  quickstartSteps.find((title) => stepOf(title).seenAt?.test(pathname.toLowerCase()));

export interface Insight {
  done: ReadonlySet<StepTitle>;
  isClosed: boolean;
}

/** Missing or invalid state reads as a panel with no step done. */
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

export const insightValue = (done: ReadonlySet<StepTitle>, isClosed: boolean): string =>
  JSON.stringify({
    ...Object.fromEntries(quickstartSteps.map((step) => [step, done.has(step) ? 1 : 0])),
    closeStatus: isClosed ? 1 : 0,
  });
