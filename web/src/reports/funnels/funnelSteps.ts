// Steps of a funnel in the URL of its builder: `step=page:/cart&step=event:purchase&step=goal:7`. A kind of match other
// than the step's own follows its kind, as in `page.regex:^/cart`. Other screens link to the builder with these.

export const stepKinds = ["PAGE", "EVENT", "GOAL", "CLICK", "SUBMIT"] as const;
export type StepKind = (typeof stepKinds)[number];

export const stepMatches = ["SIMPLE", "EXACT", "CONTAIN", "REGEX", "SELECTOR"] as const;
export type StepMatch = (typeof stepMatches)[number];

export interface FunnelStep {
  kind: StepKind;
  match: StepMatch;
  /** a page rule, the name of an event, the number of a goal, the text of a link, the selector of a form */
  value: string;
}

const SEQUENCES: readonly string[] = ["FUNNEL_STEP", "FORM_COMPLETED", "FORM_ABANDONED"];

/** Whether goals of the type can be a step: not those that follow from a sequence of events themselves. */
export const canBeStep = (goalType: string): boolean => !SEQUENCES.includes(goalType);

export const MAX_STEPS = 10;
const MAX_VALUE = 500;

/** Of a step whose URL names no match. */
export const usualMatch = (kind: StepKind): StepMatch => (kind === "SUBMIT" ? "SELECTOR" : "SIMPLE");

function readStep(text: string): FunnelStep[] {
  const [, kindName = "", matchName, value = ""] = /^([a-z]+)(?:\.([a-z]+))?:(.*)$/s.exec(text) ?? [];
  const kind = stepKinds.find((one) => one.toLowerCase() === kindName);
  if (!kind) return [];
  const match = matchName === undefined ? usualMatch(kind) : stepMatches.find((one) => one.toLowerCase() === matchName);
  return match ? [{ kind, match, value: value.slice(0, MAX_VALUE) }] : [];
}

/** What the URL does not spell correctly is left out. */
export const readSteps = (search: URLSearchParams): FunnelStep[] =>
  search.getAll("step").flatMap(readStep).slice(0, MAX_STEPS);

export const writeStep = ({ kind, match, value }: FunnelStep): string =>
  `${kind.toLowerCase()}${match === usualMatch(kind) ? "" : `.${match.toLowerCase()}`}:${value}`;
