// Funnels as a plain program: each attempt of a unit is followed by itself, as docs/definitions.md describes it.
import type { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";

export interface NaiveEvent {
  at: number;
  /** by index: whether the event matches the step, the exclusion, and whether it is a page view or a custom event */
  steps: readonly boolean[];
  exclusions: readonly boolean[];
  isOther: boolean;
}

export interface NaiveRules extends Pick<FunnelDefinition, "steps" | "exclusions" | "order"> {
  /** milliseconds */
  window: number;
  /** of the starts; the end is exclusive */
  from: number;
  to: number;
}

export interface Reached {
  step: number;
  at: number;
}

/** Events of the same millisecond: those of earlier steps first, of which those that match fewer others. */
function inOrder(first: NaiveEvent, second: NaiveEvent): number {
  if (first.at !== second.at) return first.at - second.at;
  const [ours, theirs] = [first, second].map(({ steps, exclusions, isOther }) => [...steps, ...exclusions, isOther]);
  for (const [index, matches] of [...(ours ?? []).entries()].toReversed()) {
    if (matches !== theirs?.[index]) return matches ? 1 : -1;
  }
  return 0;
}

function followInOrder(rules: NaiveRules, start: NaiveEvent, later: readonly NaiveEvent[]): Reached[] {
  const reached = [{ step: 1, at: start.at }];
  for (const event of later) {
    const last = reached.at(-1)?.step ?? 1;
    const next = rules.steps.findIndex(({ optional }, index) => index + 1 > last && !optional) + 1;
    if (next === 0) return reached;
    const between = rules.steps.map((_step, index) => index + 1).filter((step) => step > last && step < next);
    const taken = [next, ...between].find((step) => event.steps[step - 1]);
    if (taken) reached.push({ step: taken, at: event.at });
    else if (rules.order === "strict") return reached;
    else if (
      rules.exclusions.some(
        ({ from = 1, to = rules.steps.length }, index) => event.exclusions[index] && last >= from && last < to,
      )
    )
      return reached;
  }
  return reached;
}

function followInAnyOrder({ steps }: NaiveRules, start: NaiveEvent, later: readonly NaiveEvent[]): Reached[] {
  const first = steps.findIndex(({ optional }, index) => !optional && start.steps[index]);
  const reached = [{ step: first + 1, at: start.at }];
  for (const event of later) {
    const isDone = (index: number) => reached.some(({ step }) => step === index + 1);
    if (steps.every(({ optional }, index) => optional || isDone(index))) return reached;
    const missing = steps.flatMap((step, index) => (!isDone(index) && event.steps[index] ? [{ ...step, index }] : []));
    const taken = missing.find(({ optional }) => !optional) ?? missing[0];
    if (taken) reached.push({ step: taken.index + 1, at: event.at });
    else if (event.exclusions.some(Boolean)) return reached;
  }
  return reached;
}

/** The attempts of a unit, one for each start. */
export function naiveAttempts(rules: NaiveRules, events: readonly NaiveEvent[]): Reached[][] {
  const { steps, order, window, from, to } = rules;
  const sorted = events.toSorted(inOrder);
  return [...sorted.entries()].flatMap(([place, start]) => {
    const canStart = steps.some(
      ({ optional }, index) => start.steps[index] && (order === "any" ? !optional : index === 0),
    );
    if (!canStart || start.at < from || start.at >= to) return [];
    const later = sorted.slice(place + 1).filter(({ at }) => at <= start.at + window);
    return [order === "any" ? followInAnyOrder(rules, start, later) : followInOrder(rules, start, later)];
  });
}

/** The attempt with the most required steps, the earliest of several; undefined if the unit starts none. */
export function naiveFunnel(rules: NaiveRules, events: readonly NaiveEvent[]): Reached[] | undefined {
  let best: Reached[] | undefined;
  const rankOf = (reached: Reached[]) => reached.filter(({ step }) => !rules.steps[step - 1]?.optional).length;
  for (const reached of naiveAttempts(rules, events)) {
    if (!best || rankOf(reached) > rankOf(best)) best = reached;
  }
  return best;
}
