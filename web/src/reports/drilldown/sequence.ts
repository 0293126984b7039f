// Sequences of events in the URL of the recordings: `seq=page:/cart~click:Buy~!goal:` means the cart, then a click on
// "Buy", and no goal.
import type { SequenceKind } from "#web/__generated__/RecordingListScreenQuery.graphql.ts";

export const sequenceKinds = [
  "PAGE",
  "EVENT",
  "GOAL",
  "CLICK",
  "RAGE",
  "DEAD",
  "ERROR",
] as const satisfies readonly SequenceKind[];
export type StepKind = (typeof sequenceKinds)[number];

export interface Step {
  kind: StepKind;
  value: string;
  isAbsent: boolean;
}

export const MAX_STEPS = 6;
const MAX_VALUE = 500;

function readStep(text: string): Step | null {
  const [, not, name = "", value = ""] = /^(!?)([a-z]+):(.*)$/s.exec(text) ?? [];
  const kind = sequenceKinds.find((one) => one.toLowerCase() === name);
  return kind === undefined
    ? null
    : { kind, value: decodeURIComponent(value).slice(0, MAX_VALUE), isAbsent: not === "!" };
}

export function readSequence(text: string | null): Step[] {
  try {
    return (text ?? "")
      .split("~")
      .flatMap((step) => readStep(step) ?? [])
      .slice(0, MAX_STEPS);
  } catch {
    return [];
  }
}

export const writeSequence = (steps: readonly Step[]): string =>
  steps
    .map(({ kind, value, isAbsent }) => {
      const shown = encodeURIComponent(value.trim()).replaceAll("~", "%7E");
      return `${isAbsent ? "!" : ""}${kind.toLowerCase()}:${shown}`;
    })
    .join("~");
