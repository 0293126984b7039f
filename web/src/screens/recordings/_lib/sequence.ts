// The texts of sequences of events.
import type { Step, StepKind } from "#web/reports/drilldown/sequence.ts";
import { t } from "#web/texts/t.ts";

export const stepLabels: Readonly<Record<StepKind, string>> = {
  PAGE: t("Page view"),
  EVENT: t("Event"),
  CLICK: t("Click"),
  RAGE: t("Rage click"),
  DEAD: t("Dead click"),
  ERROR: t("Error"),
  GOAL: t("Goal"),
};

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
