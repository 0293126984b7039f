// An event as a filter of visitors, and as a step of a sequence of recordings, which open where it happened.
import type { Group } from "../url/reportState.ts";
import type { Step, StepKind } from "./sequence.ts";

type Names = string | readonly string[] | undefined;

const namesOf = (event: Names): readonly string[] => (typeof event === "string" ? [event] : (event ?? []));

/** Undefined without an event. */
export function eventGroup(event: Names): Group | undefined {
  const names = namesOf(event);
  if (names.length === 0) return undefined;
  return names.map((value) => ({ criteria: "EVENT" as const, operator: "IS" as const, value }));
}

/** Events of the tracker, of which a filter knows the type as their name; undefined: no kind of step is the same. */
const ofTracker: Readonly<Record<string, StepKind | undefined>> = {
  rage: "RAGE",
  dead: "DEAD",
  error: "ERROR",
  click: undefined,
  outbound: undefined,
  form_submit: undefined,
};

/** Undefined: only a filter finds the sessions. A step includes the events that are merged into the first one. */
export function eventStep(event: Names): Pick<Step, "kind" | "value"> | undefined {
  const [name] = namesOf(event);
  if (name === undefined) return undefined;
  if (!Object.hasOwn(ofTracker, name)) return { kind: "EVENT", value: name };
  const kind = ofTracker[name];
  return kind && { kind, value: "" };
}
