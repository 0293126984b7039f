// The quickstart's steps, and the user attribute `insight` in which their state is kept: step title to 0 or 1, and
// closeStatus. A step is done when the member has opened what it is about, by whatever way; the first and the last one
// when the host says that the site has sent something, and that there is a funnel.
import { t } from "#web/texts/t.ts";

interface Step {
  /** what stands on the panel */
  linkLabel: string;
  /** where it is done, the first that the app has */
  paths: readonly string[];
  /** the addresses whose opening does it; none where the host tells */
  seenAt?: RegExp;
  /** what it waits for while the app has none of them, or nothing to show there */
  waits: string;
}

/** The titles are the keys of what is stored. */
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
    paths: ["/funnel"],
    waits: t("Funnels aren't available yet"),
  },
} satisfies Record<string, Step>;

export type StepTitle = keyof typeof steps;
export const quickstartSteps = Object.keys(steps) as StepTitle[];
export const installStep: StepTitle = quickstartSteps[0] as StepTitle;
export const stepOf = (title: StepTitle): Step => steps[title];

/** The step that is done by opening an address. */
export const stepSeenAt = (pathname: string): StepTitle | undefined =>
  quickstartSteps.find((title) => stepOf(title).seenAt?.test(pathname.toLowerCase()));

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

export const insightValue = (done: ReadonlySet<StepTitle>, isClosed: boolean): string =>
  JSON.stringify({
    ...Object.fromEntries(quickstartSteps.map((step) => [step, done.has(step) ? 1 : 0])),
    closeStatus: isClosed ? 1 : 0,
  });
