// Sequences of events in the URL: `seq=page:/cart~click:Buy~!goal:` means the cart, then a click on "Buy", and no goal.
import type { SequenceKind } from "#web/__generated__/RecordingListScreenQuery.graphql.ts";
import { t } from "#web/texts/t.ts";

export const sequenceKinds = [
  "PAGE",
  "EVENT",
  "CLICK",
  "RAGE",
  "DEAD",
  "ERROR",
  "GOAL",
] as const satisfies readonly SequenceKind[];
export type StepKind = (typeof sequenceKinds)[number];

export const stepLabels: Readonly<Record<StepKind, string>> = {
  PAGE: t("Page view"),
  EVENT: t("Event"),
  CLICK: t("Click"),
  RAGE: t("Rage click"),
  DEAD: t("Dead click"),
  ERROR: t("Error"),
  GOAL: t("Goal"),
};

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

/** "Page view /cart, then Click Buy, without Error". `goals`: their names by key. */
export function formatSequence(steps: readonly Step[], goals: ReadonlyMap<string, string>): string {
  return steps
    .map(({ kind, value, isAbsent }, n) => {
      const name = kind === "GOAL" ? (goals.get(value) ?? value) : value;
      const step = `${stepLabels[kind]} ${name}`.trim();
      if (isAbsent) return t("without {step}", { step });
      return n === 0 ? step : t("then {step}", { step });
    })
    .join(", ");
}
