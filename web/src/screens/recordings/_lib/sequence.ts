// The texts of sequences of events.
import type { Step, StepKind } from "#web/reports/drilldown/sequence.ts";
import { t } from "#web/texts/t.ts";

export const stepLabels: Readonly<Record<StepKind, string>> = {
  PAGE: t("Page view"),
  EVENT: t("Event"),
  GOAL: t("Goal"),
  CLICK: t("Click"),
  RAGE: t("Rage click"),
  DEAD: t("Dead click"),
  ERROR: t("Error"),
};

/** "Page view /cart, then Click Buy, without Error". */
export function formatSequence(steps: readonly Step[]): string {
  return steps
    .map(({ kind, value, isAbsent }, n) => {
      const step = `${stepLabels[kind]} ${value}`.trim();
      if (isAbsent) return t("without {step}", { step });
      return n === 0 ? step : t("then {step}", { step });
    })
    .join(", ");
}
