// The difference layer: elements whose clicks differ beyond chance are colored and labeled.
import type { Heat } from "#web/replay/heatmap/heatmapMessages.ts";
import { t } from "#web/texts/t.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import { noHeat } from "../attention/predictedHeat.ts";

export interface ElementDifference {
  readonly selector: string;
  readonly text: string;
  readonly firstRate: number;
  readonly secondRate: number;
  readonly difference: number | null | undefined;
  readonly low: number | null | undefined;
  readonly high: number | null | undefined;
  readonly pAdjusted: number | null | undefined;
}

/** The usual level; p is already adjusted for the number of elements. */
const LEVEL = 0.05;

export const isSignificant = ({ pAdjusted }: Pick<ElementDifference, "pAdjusted">): boolean =>
  pAdjusted != null && pAdjusted < LEVEL;

const signed = (value: number) => `${value > 0 ? "+" : value < 0 ? "−" : ""}${fixedNumber(Math.abs(value), 1)}`;

export const differenceLabel = (points: number | null | undefined): string =>
  points == null ? "–" : t("{points} pp", { points: signed(points) });

export const intervalLabel = ({ low, high }: Pick<ElementDifference, "low" | "high">): string =>
  low == null || high == null ? "–" : t("{low} to {high}", { low: signed(low), high: signed(high) });

export const pLabel = (p: number | null | undefined): string =>
  p == null ? "–" : p < 0.001 ? t("under {limit}", { limit: fixedNumber(0.001, 3) }) : fixedNumber(p, 3);

export const differenceHeat = (elements: readonly ElementDifference[]): Heat => ({
  ...noHeat,
  elements: elements.filter(isSignificant).map(({ selector, difference }) => ({
    selector,
    label: differenceLabel(difference),
    change: (difference ?? 0) > 0 ? "more" : "fewer",
  })),
});
